import Testing

@testable import PhrasebookConsole

@Suite("The command line")
struct ArgumentTests {
    @Test func options() throws {
        let parsed = try ArgumentParser().parse([
            "--json", "say", "--answer", "one", "open", "it", "--answer=two=2", "--deadline", "1.5", "--apps", "A, B",
            "--", "--not-a-flag",
        ])
        #expect(parsed.command == "say")
        #expect(parsed.operands == ["open", "it", "--not-a-flag"])
        #expect(parsed.options.answers == ["one", "two=2"])
        #expect(parsed.options.json && parsed.options.deadline == 1.5 && parsed.options.apps == ["A", "B"])
    }

    @Test(
        "Each error has its text and exit code 2",
        arguments: [
            (["sya", "x"], "there is no command “sya”; did you mean “say”?"),
            (["open the door"], "“open the door” is not a command; to perform it: phrasebook say \"open the door\""),
            (
                ["open", "the", "door"],
                "“open the door” is not a command; to perform it: phrasebook say \"open the door\""
            ),
            (["say", "x", "--anwser", "y"], "there is no option “--anwser”; did you mean “--answer”?"),
            (["match", "x", "--seed", "1"], "“match” does not take “--seed”; it belongs to sample"),
            (["apps", "--jsno"], "there is no option “--jsno”; did you mean “--json”?"),
            (["--answer", "y"], "“--answer” needs a command; it belongs to say"),
            (["apps", "--locked"], "“apps” does not take “--locked”; it belongs to say, listen"),
            (
                ["say", "x", "--deadline", "-1"],
                "“-1” does not fit “--deadline”; give a number of seconds greater than 0, such as 30"
            ),
            (["say"], "“say” needs a text; for example: phrasebook say \"…\""),
            (["completion"], "“completion” needs a shell; for example: phrasebook completion bash"),
        ])
    func errors(_ arguments: [String], _ message: String) throws {
        let error = #expect(throws: ConsoleError.self) { try ArgumentParser().parse(arguments) }
        #expect(error?.message(program: "phrasebook") == message)
        #expect(error?.exitCode == 2)
    }

    @Test("The example is something that the program's apps understand") func example() {
        let error = #expect(throws: ConsoleError.self) { try ArgumentParser { "Feed the cat in Pets" }.parse(["say"]) }
        #expect(
            error?.message(program: "pets")
                == "“say” needs a text; for example: pets say \"Feed the cat in Pets\"")
    }

    @Test("Help and completion name every flag of every command") func declarations() {
        for command in CommandList.all {
            let help = HelpText(program: "phrasebook", examples: []).text(of: command)
            for flag in command.allFlags { #expect(help.contains(flag.spelling), "\(command.name) \(flag.spelling)") }
        }
        for shell in CompletionScript.Shell.allCases {
            let script = CompletionScript(program: "phrasebook", apps: ["Field Notes", "Tasks"]).text(for: shell)
            #expect(script.contains("FieldNotes Tasks"), "\(shell) offers the apps without blanks in their names")
            for flag in CommandList.flags { #expect(script.contains(flag.name), "\(shell) \(flag.name)") }
        }
    }
}
