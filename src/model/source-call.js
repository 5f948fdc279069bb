/**
 * What the source says at a call: what is called with what, how that is written, in which function, and who calls that. All
 * of a finding's edit is made from it; profiles keep it, since they keep no source.
 */

/**
 * What the source says at the position of a call, with everything that could be a secret removed:
 * literals are kept only where they name an algorithm, an encoding or a size.
 * @typedef {object} SourceCall
 * @property {string} callee name of the function or method that is called, such as `pbkdf2Sync`; with its object for
 *   WebCrypto's, such as `subtle.digest`
 * @property {(string|number|null)[]} args literal arguments; null for anything else
 * @property {Record<string, string | number>} options literal properties of the last argument that is an
 *   object literal, such as `{modulusLength: 2048}`; empty if there is none
 * @property {(Record<string, string | number> | null)[]} [argOptions] the same for each of `args`, null for those
 *   that are no object literal; not in profiles that older versions saved
 * @property {{callee: string, args: (string|number|null)[]} | null} origin the call that made the
 *   receiver, such as `createHash('sha256')` for `.update(...)` on it
 * @property {string[]} excerpt the call's source lines, at most six, literals that may be secret blanked
 * @property {number} excerptLine 1-based line number of `excerpt[0]`
 * @property {number} line 1-based line of the call
 * @property {number} [column] 1-based column of the call, where a source map led to it: its frame has the map's
 * @property {string} [file] absolute path of its file, where that is not the file of the frame that it is kept for
 * @property {InlineAllow[]} [allows] what comments at the call allow; absent in profiles of earlier versions
 * @property {CallSyntax | null} [syntax] how the call is written; absent in profiles of earlier versions
 */

/**
 * How a call is written: what shows its form, and what an edit of it is made from. Texts are the user's own, without
 * comments; one that holds a literal which may be secret is null, so that nothing of it can get into an edit, and so is
 * one of more than 400 characters.
 * @typedef {object} CallSyntax
 * @property {SourceRange} range of the whole call expression, receiver and arguments included
 * @property {SourceRange} calleeRange of what is called, such as `crypto.pbkdf2Sync`, parentheses around it included
 * @property {string | null} calleeText as written, such as `crypto.pbkdf2Sync`, `derive`, `this.crypto.pbkdf2Sync`
 * @property {string | null} receiverText `crypto` in `crypto.pbkdf2Sync`, `''` if there is none
 * @property {(string | null)[]} argumentTexts each argument as written
 * @property {SourceRange[]} argumentRanges where each argument is
 * @property {boolean[]} [areConstant] whether each argument is the same at each call, as far as the file shows: made of
 *   literals and of what is declared once, outside of functions; absent in profiles of earlier versions
 * @property {(KeyForm | null)[]} [argumentForms] what each is if it is a key, null if the file does not tell; absent in
 *   profiles of earlier versions
 * @property {OptionLiteral[]} [optionLiterals] object literals that hold the options of a connection or server, the
 *   call's own first; absent in profiles of earlier versions
 * @property {boolean} hasSpread whether an argument is spread, so that places of arguments are not known
 * @property {boolean} isPromisified whether what is called was made by `promisify`: `promisify(crypto.sign)`, or a name
 *   for it
 * @property {boolean} isAwaited whether its result is awaited at once
 * @property {boolean} isChained whether a member, a call, a template or `**` follows, so that `await` needs parentheses
 * @property {boolean} isUnterminated whether it begins a statement and the one before has no semicolon: a parenthesis
 *   there would call what is before
 * @property {boolean} isUpdated whether the function around it reads something before the call and writes it behind, as
 *   in `total += f()`, or the other way round: if the call is awaited, others may write it in between
 * @property {boolean} [listensLater] whether the function around it adds listeners behind the call to what was there
 *   before: if the call is awaited, they miss what happens meanwhile; absent in profiles of earlier versions
 * @property {boolean} [isSmallPiece] whether it is in a loop and gets a small part of a buffer each time, before the
 *   event loop turns
 * @property {boolean} isNew whether it is `new X(...)`
 * @property {boolean} [isEnded] whether the file ends or changes what the call makes, as by `agent.destroy()`; absent
 *   in profiles of earlier versions
 * @property {boolean} [renegotiates] whether the file asks any TLS connection to renegotiate, which TLS 1.3 has not;
 *   absent in profiles of earlier versions
 * @property {number} ordinal 1 for the first call of that callee in its function, 2 for the second
 * @property {EnclosingFunction} within the innermost function around it
 * @property {'esm' | 'cjs'} module what the file is
 * @property {SourceFile} file that holds it
 * @property {ImportedName | null} imported where the callee's outermost name comes from, if from a module
 * @property {string[]} taken names of variables, functions and classes of the file, sorted; of a file with more than
 *   300 those that have to do with what an edit may declare
 */

/**
 * In what form a key is handed to a call: `text` and `bytes` (PEM, DER) are read again each time, a `key` was read
 * before; `other` is anything else.
 * @typedef {'text' | 'bytes' | 'key' | 'other'} KeyForm
 */

/**
 * An object literal that a call takes options from.
 * @typedef {object} OptionLiteral
 * @property {'call' | 'maker'} of the call itself, or the one that made its receiver: `new Client({...})` for
 *   `client.connect()`
 * @property {number} argument index of the argument of that call
 * @property {string} path `''` for the argument, `ssl` for the object that it holds under that name
 * @property {SourceRange} range of the literal
 * @property {SourceRange} end an empty range behind its last property, or behind `{` if it has none
 * @property {boolean} isInPlace whether it is where it is used; false if a constant names it
 * @property {boolean} isShared whether other code of the file may use it, or change it
 * @property {boolean} hasOthers whether there may be properties that are not listed: spread, computed
 * @property {OptionProperty[]} properties
 */

/**
 * @typedef {object} OptionProperty
 * @property {string} name
 * @property {SourceRange} range of the whole property
 * @property {SourceRange} valueRange of its value
 * @property {string | null} text of its value as written; null as in CallSyntax
 * @property {string | number | null} value null if it is unknown, or may be secret
 * @property {boolean} isConstant whether the value is the same each time, as far as the file shows: made of literals
 *   and of what is declared once, outside of functions
 */

/**
 * @typedef {object} SourceRange
 * @property {number} startLine 1-based
 * @property {number} startColumn 1-based, UTF-16 units
 * @property {number} endLine 1-based
 * @property {number} endColumn 1-based, behind the last character
 */

/**
 * A file as it was profiled.
 * @typedef {object} SourceFile
 * @property {'javascript' | 'typescript' | 'generated'} language `typescript`: Node replaced its types by blanks before
 *   V8 saw it; `generated`: something else made what V8 saw, so that its places are not the file's
 * @property {number} length of the file's text without a byte order mark, in UTF-16 units
 * @property {string | null} sha256 of that text in UTF-8, hexadecimal; null unless V8 saw it as it is
 */

/**
 * The function that a call is in.
 * @typedef {object} EnclosingFunction
 * @property {'module' | 'function' | 'arrow' | 'method' | 'getter' | 'setter' | 'constructor' | 'field' |
 *   'static-block' | 'parameters'} kind `parameters`: a default value in the list of parameters, where no function may
 *   have an `await`
 * @property {string} name that it has, or that says where it is: `POST /login handler`, `callback of setInterval`
 * @property {boolean} isAsync whether `await` is allowed there: in an async function, at the top level of an ES module
 * @property {boolean} isGenerator
 * @property {boolean} isCallback whether it is handed to a call, itself or by its name, and nobody else calls it as far
 *   as the file shows
 * @property {string} calledBy name of the function that it is handed to: `map`, `setInterval`; with its object where it
 *   may be a router's: `app.post`, `router.use`; with the option that holds it: `createServer pskCallback`; `''` if it
 *   is no callback or that has no name
 * @property {string} calledFrom module that what takes it was imported from: `node:http`; `''` if unknown
 * @property {string} router framework whose router takes it as a handler or middleware, told by how the router was
 *   made: `express`; `''` if it is none, or that is not known
 * @property {boolean} isTyped whether TypeScript declares what it returns, or may do so: that would be a promise if it
 *   became async
 * @property {{line: number, column: number} | null} asyncAt where `async ` would be written; null if it is async, or
 *   can't be: a constructor, also an old-fashioned one, a getter, a setter, a generator, a module
 * @property {number | null} [neededAt] line of the first call of it in its file that can't wait for a promise: in a
 *   constructor, in a callback of `filter`; of an async function that holds the thread up to the call at hand, that
 *   does not wait for it; null if none is known; absent in profiles of earlier versions
 * @property {number[]} [unawaitedAt] lines of all other calls of it in its file that would have to wait for a promise
 *   and don't yet; absent in profiles of earlier versions
 * @property {KnownCallers} [callers] who calls it, by all sources of the program; absent where that does not matter,
 *   and in profiles of earlier versions
 */

/**
 * @typedef {object} KnownCallers
 * @property {{file: string, line: number}[]} unawaited calls in any file that would have to wait for a promise and don't
 *   yet, and calls that are handed the function and may not wait
 * @property {boolean} areKnown whether some were found, and names lead to all of them
 * @property {string} router framework whose router is handed it by its name, in any file; `''` if none is
 * @property {string} routerCall by which call: `router.post`
 * @property {boolean} isOnlyHanded whether routers alone get it
 * @property {CallersPause | null} [pausedAt] the first of those that call it, or that wait for who does, for which it
 *   matters whether the call at hand gives the thread back; null if none is known; absent in profiles of earlier versions
 */

/**
 * @typedef {object} CallersPause
 * @property {string} file absolute path
 * @property {number} line of the call
 * @property {'left' | 'updated'} why `left`: what follows the call does not wait for it; `updated`: something is read
 *   before the call and written behind it, or the other way round
 */

/**
 * @typedef {object} ImportedName
 * @property {string} module such as `node:crypto`, `crypto`, `bcryptjs`
 * @property {string} name that is imported: `default`, a name such as `pbkdf2Sync`, or `*` for all of the module, as by
 *   `require`
 * @property {string} local the name that it has in the file, `''` if it has none, as in
 *   `require('crypto').pbkdf2Sync()`
 * @property {'import' | 'file' | 'inner'} [reach] where that name is known: in all of the file, from its first line on
 *   (by an import declaration); in all of it, once that line has run; or in a part of it; absent in profiles of earlier
 *   versions
 */

/**
 * A comment that accepts what a rule says of a call: `// cryptoprof-allow sync-kdf until=2027-03-31 -- reason`.
 * @typedef {object} InlineAllow
 * @property {string} rule id of the rule, or `*`
 * @property {string} until ISO date, the last day on which it holds; `''` for always, `invalid` if it can't be
 *   understood
 * @property {string} reason what may be secret in it blanked, `''` if none is given
 */

export {};
