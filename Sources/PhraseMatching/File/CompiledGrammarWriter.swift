extension CompiledGrammar {
    /// All sections of a grammar; texts of lists are taken from where they are.
    static func writer(
        _ grammar: Grammar, _ metadata: [UInt8], _ entryData: [UInt8]
    ) throws(CompiledGrammarError) -> CompiledFileWriter {
        for wording in grammar.phrases.map(\.wording) + grammar.negatives.map(\.wording) where wording.tree.isTooDeep {
            throw .tooDeep(template: wording.template.source, limit: PhraseTree.depthLimit)
        }
        var writer = CompiledFileWriter()
        writer.add(CompiledFile.Key(.lists), lists(of: grammar))
        writer.addPhrases(of: grammar)
        writer.add(grammar.graph)
        for (number, list) in grammar.lists.enumerated() { writer.add(list.texts.merged, number) }
        writer.add(CompiledFile.Key(.metadata), metadata)
        writer.add(CompiledFile.Key(.entryData), entryData)
        return writer
    }

    private static func lists(of grammar: Grammar) -> [UInt8] {
        var stream = ByteWriter()
        stream.write(count: grammar.lists.count)
        for list in grammar.lists {
            stream.write(list.name)
            stream.write(UInt8((list.acceptsUnlisted ? 1 : 0) | (list.ranksFirst ? 2 : 0)))
        }
        // One more than the number, so that zero is none.
        stream.write(grammar.skipped.map { $0.rawValue + 1 } ?? 0)
        return stream.bytes
    }
}

extension CompiledFileWriter {
    fileprivate mutating func addPhrases(of grammar: Grammar) {
        var (phrases, wordings) = (ByteWriter(), ByteWriter())
        func write(_ wording: Grammar.Wording) {
            let start = wordings.bytes.count
            wordings.write(wording.template)
            wordings.write(wording.tree)
            phrases.write(count: wordings.bytes.count - start)
        }
        phrases.write(count: grammar.phrases.count)
        for phrase in grammar.phrases {
            phrases.write(phrase.scope.rawValue)
            phrases.write(count: phrase.lists.count)
            for (name, list) in zip(phrase.slotNames, phrase.lists) {
                phrases.write(name)
                phrases.write(list.rawValue)
            }
            write(phrase.wording)
        }
        phrases.write(count: grammar.negatives.count)
        for negative in grammar.negatives {
            phrases.write(negative.scope.rawValue)
            write(negative.wording)
        }
        add(CompiledFile.Key(.phrases), phrases.bytes)
        add(CompiledFile.Key(.wordings), wordings.bytes)
    }

    fileprivate mutating func add(_ graph: PhraseGraph) {
        let view = graph.view
        add(CompiledFile.Key(.places), view.places, of: graph)
        add(CompiledFile.Key(.edges), view.edges, of: graph)
        add(CompiledFile.Key(.incoming), view.incoming, of: graph)
        var terminals = ByteWriter()
        for terminal in view.terminals {
            switch terminal {
            case .template(let id):
                terminals.write(UInt32(0))
                terminals.write(id.rawValue)
            case .negative(let scope):
                terminals.write(UInt32(1))
                terminals.write(scope.rawValue)
            }
        }
        add(CompiledFile.Key(.terminals), terminals.bytes)
        add(CompiledFile.Key(.byteClasses), Array(view.byteClasses))
    }

    fileprivate mutating func add(_ texts: TextTable, _ number: Int) {
        let view = texts.view
        add(CompiledFile.Key(.textBytes, number), view.bytes, of: texts)
        add(CompiledFile.Key(.textBoundaries, number), view.boundaries, of: texts)
        add(CompiledFile.Key(.textStarts, number), view.starts, of: texts)
        add(CompiledFile.Key(.textPayloads, number), view.payloads, of: texts)
        add(CompiledFile.Key(.textKeys, number), texts.index.keys, of: texts)
        add(CompiledFile.Key(.textBeginnings, number), texts.index.beginnings, of: texts)
    }
}
