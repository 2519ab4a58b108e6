#ifndef CEDIT_SHIM_H
#define CEDIT_SHIM_H
#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

/*
 * libedit's el_set, el_get and history take variable arguments, which Swift cannot call. One function here for each use,
 * named after the operation. All return 0, or -1 on failure, unless they say otherwise.
 * Texts are multibyte text of the present locale: set LC_CTYPE to a UTF-8 one before phrasebook_edit_* and el_init.
 */

typedef char *(*phrasebook_edit_prompt)(EditLine *);
typedef unsigned char (*phrasebook_edit_command)(EditLine *, int);
typedef int (*phrasebook_edit_read)(EditLine *, wchar_t *);

/* --- The editor --- */

/* An editor on the standard streams, which strict concurrency keeps from Swift; NULL on failure. */
static inline EditLine *phrasebook_edit_init(const char *program) {
    return el_init(program, stdin, stdout, stderr);
}

static inline int phrasebook_edit_set_client_data(EditLine *editor, void *data) {
    return el_set(editor, EL_CLIENTDATA, data);
}

/* What was set as client data, for the callbacks; NULL when there is none. */
static inline void *phrasebook_edit_client_data(EditLine *editor) {
    void *data = NULL;
    return el_get(editor, EL_CLIENTDATA, &data) == 0 ? data : NULL;
}

/* The prompt's text stays the callback's: it must live until the next call. */
static inline int phrasebook_edit_set_prompt(EditLine *editor, phrasebook_edit_prompt prompt) {
    return el_set(editor, EL_PROMPT, prompt);
}

/* The same, with a character that encloses what takes no room (colour sequences). */
static inline int phrasebook_edit_set_prompt_escaped(EditLine *editor, phrasebook_edit_prompt prompt, char escape) {
    return el_set(editor, EL_PROMPT_ESC, prompt, escape);
}

/* "emacs" or "vi". */
static inline int phrasebook_edit_set_editor(EditLine *editor, const char *mode) {
    return el_set(editor, EL_EDITOR, mode);
}

/* 1: libedit handles signals and passes them on. 0: el_gets returns NULL with errno EINTR, and the program decides. */
static inline int phrasebook_edit_set_signal(EditLine *editor, int on) {
    return el_set(editor, EL_SIGNAL, on);
}

/* A named command, to be bound to keys; it returns one of CC_NORM, CC_REFRESH, CC_REFRESH_BEEP, CC_REDISPLAY, CC_ERROR … */
static inline int phrasebook_edit_add_command(EditLine *editor, const char *name, const char *help,
                                              phrasebook_edit_command command) {
    return el_set(editor, EL_ADDFN, name, help, command);
}

/* Keys in bind(1)'s notation: "^I" is Tab. */
static inline int phrasebook_edit_bind(EditLine *editor, const char *keys, const char *name) {
    return el_set(editor, EL_BIND, keys, name, NULL);
}

/* Reads one character in place of libedit: returns how many were read (1, 0 at the end) or -1. NULL restores libedit's. */
static inline int phrasebook_edit_set_read(EditLine *editor, phrasebook_edit_read read) {
    return el_set(editor, EL_GETCFN, read);
}

/* Draws the prompt and the line again, after the program wrote between them. */
static inline int phrasebook_edit_refresh(EditLine *editor) {
    return el_set(editor, EL_REFRESH);
}

/* Changes a mode of the terminal while a line is edited, in stty(1)'s notation: "-isig" hands Ctrl-C to the keys. */
static inline int phrasebook_edit_set_terminal_mode(EditLine *editor, const char *mode) {
    return el_set(editor, EL_SETTY, "-d", mode, NULL);
}

/* 1 puts the terminal into editing mode, 0 back. */
static inline int phrasebook_edit_prepare_terminal(EditLine *editor, int on) {
    return el_set(editor, EL_PREP_TERM, on);
}

/* Arrow keys and searches then use this history. */
static inline int phrasebook_edit_use_history(EditLine *editor, History *lines) {
    return el_set(editor, EL_HIST, history, lines);
}

/* --- The history: -1 leaves the reason in event->str --- */

static inline int phrasebook_history_set_size(History *lines, HistEvent *event, int size) {
    return history(lines, event, H_SETSIZE, size);
}

/* 1: a line equal to the one before is not kept again. */
static inline int phrasebook_history_set_unique(History *lines, HistEvent *event, int on) {
    return history(lines, event, H_SETUNIQUE, on);
}

/* Adds a line. */
static inline int phrasebook_history_enter(History *lines, HistEvent *event, const char *line) {
    return history(lines, event, H_ENTER, line);
}

/* Adds to the last line. */
static inline int phrasebook_history_append(History *lines, HistEvent *event, const char *text) {
    return history(lines, event, H_APPEND, text);
}

/* Returns how many lines were read, or -1. */
static inline int phrasebook_history_load(History *lines, HistEvent *event, const char *path) {
    return history(lines, event, H_LOAD, path);
}

/* Returns how many lines were written, or -1. */
static inline int phrasebook_history_save(History *lines, HistEvent *event, const char *path) {
    return history(lines, event, H_SAVE, path);
}

/* Writes the last `count` lines to a stream that is already open (opened for appending, say). */
static inline int phrasebook_history_save_last(History *lines, HistEvent *event, size_t count, FILE *file) {
    return history(lines, event, H_NSAVE_FP, count, file);
}
/* --- Characters --- */

int wcwidth(wchar_t character);

/* Columns that a character takes in a terminal of the present locale; -1 when it cannot be printed. */
static inline int phrasebook_columns(wchar_t character) {
    return wcwidth(character);
}

#endif
