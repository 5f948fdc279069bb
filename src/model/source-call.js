/**
 * What the source says at a call: the callee and arguments, how they are written, the function around the call, and
 * that function's callers. Edits of findings are made entirely from it; profiles keep it, since they keep no source.
 */

/**
 * What the source says at the position of a call, with everything that could be a secret removed: literals are kept
 * only where they name an algorithm, an encoding or a size.
 * @typedef {object} SourceCall
 * @property {string} callee name of the called function or method, such as `pbkdf2Sync`; with its object for
 *   WebCrypto's, such as `subtle.digest`
 * @property {(string|number|null)[]} args literal arguments; null for anything else
 * @property {Record<string, string | number>} options literal properties of the last argument that is an object
 *   literal, such as `{modulusLength: 2048}`; empty if there is none
 * @property {(Record<string, string | number> | null)[]} [argOptions] the same for each of `args`, null if not an
 *   object literal; absent in profiles saved by older versions
 * @property {(CallOrigin | null)[]} [argOrigins] for each argument the call that made it, null if none is known to;
 *   absent unless one of them is made from a number, as by `genSaltSync(8)`, and in profiles of earlier versions
 * @property {CallOrigin | null} origin the call that made the receiver, such as `createHash('sha256')` for
 *   `.update(...)` on it
 * @property {string[]} excerpt the call's source lines, at most six, literals that may be secret blanked
 * @property {number} excerptLine 1-based line number of `excerpt[0]`
 * @property {number} line 1-based line of the call
 * @property {number} [column] 1-based column of the call, if a source map led to it: its frame has the map's position
 * @property {string} [file] absolute path of its file, if that differs from the file of its frame
 * @property {{line: number, column: number}} [madeIn] 1-based position of the function around it, as V8 has it; only of a call
 *   that makes a stream, and absent in profiles of earlier versions
 * @property {InlineAllow[]} [allows] what comments at the call allow; absent in profiles of earlier versions
 * @property {CallSyntax | null} [syntax] how the call is written; absent in profiles of earlier versions
 */

/**
 * The call that made a value.
 * @typedef {object} CallOrigin
 * @property {string} callee name of the function
 * @property {(string|number|null)[]} args its literal arguments
 */

/**
 * How a call is written: what shows its form, and what an edit is made from. Texts are the user's own, without
 * comments. A text that contains a literal which may be secret is null, so that none of it can get into an edit; so is
 * a text of more than 400 characters.
 * @typedef {object} CallSyntax
 * @property {SourceRange} range of the whole call expression, receiver and arguments included
 * @property {SourceRange} calleeRange of the callee, such as `crypto.pbkdf2Sync`, including parentheses around it
 * @property {string | null} calleeText as written, such as `crypto.pbkdf2Sync`, `derive`, `this.crypto.pbkdf2Sync`
 * @property {string | null} receiverText `crypto` in `crypto.pbkdf2Sync`, `''` if there is none
 * @property {(string | null)[]} argumentTexts each argument as written; null if it may contain types, without which
 *   a copy of it may not compile
 * @property {(string | null)[]} [bareTexts] the same without types, `key` of `key as string`: what it names, and no code to
 *   be copied; absent where both are the same, and in profiles of earlier versions
 * @property {SourceRange[]} argumentRanges where each argument is
 * @property {boolean[]} [areConstant] whether each argument is the same at every call, as far as the file shows: built
 *   from literals and from names declared once, outside of functions; absent in profiles of earlier versions
 * @property {boolean[]} [areSetOnce] the same, but fields of `this` that the file sets once, to a constant, count as
 *   well, and what a loop takes from a constant list that the file writes out; absent in profiles of earlier versions
 * @property {{by: string, areSetOnce: boolean[]}} [given] the same, if what the constructor of the class around is given
 *   counts as constant, too, and the name of that class; absent if that makes no difference, and once the program's
 *   sources have shown what it is given: then `areSetOnce` has it
 * @property {number} [inputs] how many different arguments those that are set once may be together: more than one if loops
 *   take them from lists; absent in profiles of earlier versions
 * @property {boolean} [hasVariant] whether the program's sources have another call of that function, or of its other
 *   form, with the same numbers and with arguments that are not constant; absent if nobody looked, and in profiles of
 *   earlier versions
 * @property {(KeyForm | null)[]} [argumentForms] form of each argument if it is a key, null if the file does not tell;
 *   absent in profiles of earlier versions
 * @property {(string[] | null)[]} [keyOptions] what each has beside a key in one object: `['passphrase']` of `{ key, passphrase }`;
 *   null if it is not known to be such an object; absent if none is, and in profiles of earlier versions
 * @property {OptionLiteral[]} [optionLiterals] object literals with the options of a connection or server, the call's
 *   own first; absent in profiles of earlier versions
 * @property {boolean} hasSpread whether an argument is spread, so that argument positions are unknown
 * @property {boolean} isPromisified whether the callee was made by `promisify`: `promisify(crypto.sign)`, or a name for
 *   it
 * @property {boolean} isAwaited whether its result is awaited directly
 * @property {boolean} isChained whether a member, a call, a template or `**` follows, so that `await` needs parentheses
 * @property {boolean} isUnterminated whether it begins a statement after one without a semicolon: a parenthesis there
 *   would call what comes before
 * @property {boolean} isUpdated whether the function around it reads something before the call and writes it
 *   afterwards, as in `total += f()`, or the other way round, or writes to one object before and after it, as in
 *   `user.salt = salt; user.hash = f(salt)`: if the call is awaited, other code may come in between
 * @property {boolean} [listensLater] whether the function around it adds listeners after the call to something that
 *   existed before, or waits only then for a promise: if the call is awaited, they miss what happens in between, and a promise
 *   that fails then ends the process; absent in profiles of earlier versions
 * @property {boolean} [isCipherKey] whether the file shows a cipher that gets its result as a key; absent in profiles of earlier versions
 * @property {boolean} [isMacKey] whether the file shows an HMAC that gets its result as a key; absent in profiles of earlier versions
 * @property {boolean} [isConfigured] whether its first argument is configuration of the program, as far as names and the file tell,
 *   though it need not be the same at each call: `secrets[provider]`; absent in profiles of earlier versions
 * @property {boolean} [isRandom] whether the program has just made its first argument at random: no password; absent in profiles of
 *   earlier versions
 * @property {boolean} [isSmallPiece] whether it is in a loop and processes a small part of a buffer or file each time, before
 *   the event loop turns
 * @property {boolean} [isPolled] whether it is all that a loop without a counter, or a function that calls itself, is known to
 *   wait for: that may end by what else runs meanwhile; absent in profiles of earlier versions
 * @property {boolean} [isSoleWait] whether it is all that such a loop, or one that is not known to have few rounds, is known
 *   to wait for: if it were computed at once, nothing else would run until the loop ends; absent in profiles of earlier
 *   versions
 * @property {boolean} [ownsReceiver] whether its receiver is a variable of the function around it that no other code can
 *   reach; absent in profiles of earlier versions
 * @property {boolean} isNew whether it is `new X(...)`
 * @property {boolean} [isEnded] whether the file destroys or changes what the call makes, as with `agent.destroy()`;
 *   absent in profiles of earlier versions
 * @property {boolean} [isStepped] whether it makes a hash or cipher of which only steps are called, as `update` and `final`:
 *   it is not used as a stream; absent in profiles of earlier versions
 * @property {boolean} [keepsKeys] whether an edit was applied there that keeps keys: it is given one that a function returns
 *   which the edit has added, or is in that function; absent in profiles of earlier versions
 * @property {boolean} [renegotiates] whether the file makes any TLS connection renegotiate, which TLS 1.3 can't; absent
 *   in profiles of earlier versions
 * @property {boolean} [inspectsPeer] whether the program asks any TLS connection who the other side is: for its
 *   certificate, which a resumed one has not got, or, where it lets strangers connect, whether it is `authorized`, which
 *   a resumed one is without a check of its name; absent if unknown, as where not all of its files are at hand
 * @property {boolean} [watchesSockets] whether the program adds listeners to the sockets of requests, where a kept
 *   connection has them for all its requests; absent if unknown, likewise
 * @property {boolean} [choosesServers] whether the program says itself where connections lead, with `lookup` or
 *   `createConnection`, which an agent ignores when it gives a request a kept one; absent if unknown, likewise
 * @property {boolean} [logsInConnections] whether the program logs in with NTLM or Negotiate, which admits a connection, not a
 *   request; absent if unknown, likewise
 * @property {boolean} [leavesBodies] whether the program may look at the status of responses and leave their bodies unread, so
 *   that an agent can't keep their connections for others; absent if unknown, likewise
 * @property {boolean} [checksIdentity] whether what it makes, an agent or a dispatcher, may be given a `checkServerIdentity`, in
 *   whichever file its options are made; absent in profiles of earlier versions
 * @property {boolean} [takesSession] whether the program takes a TLS connection's session with `getSession()`, which
 *   TLS 1.3 has only later; absent if unknown, likewise
 * @property {number} ordinal 1 for the first call of that callee in its function, 2 for the second
 * @property {EnclosingFunction} within the innermost function around it
 * @property {'esm' | 'cjs'} module kind of module
 * @property {SourceFile} file that holds it
 * @property {ImportedName | null} imported where the callee's outermost name was imported from, if from a module
 * @property {string[]} taken names of variables, functions and classes of the file, sorted; in a file with more than
 *   300, those related to names that an edit may declare
 */

/**
 * The form in which a key is passed to a call: `text` and `bytes` (PEM, DER) are parsed each time, a `key` was parsed
 * before; `other` is anything else.
 * @typedef {'text' | 'bytes' | 'key' | 'other'} KeyForm
 */

/**
 * An object literal that a call takes options from.
 * @typedef {object} OptionLiteral
 * @property {'call' | 'maker'} of the call itself, or the one that made its receiver: `new Client({...})` for
 *   `client.connect()`
 * @property {number} argument index of the argument of that call
 * @property {string} path `''` for the argument, `ssl` for the object that is its property of that name
 * @property {SourceRange} range of the literal
 * @property {SourceRange} end an empty range after its last property, or after `{` if it has none
 * @property {boolean} isInPlace whether it is written where it is used; false if a constant holds it
 * @property {boolean} isShared whether other code in the file may use or change it
 * @property {boolean} hasOthers whether it may have properties that are not listed (spread, computed)
 * @property {OptionProperty[]} properties
 */

/**
 * @typedef {object} OptionProperty
 * @property {string} name
 * @property {SourceRange} range of the whole property
 * @property {SourceRange} valueRange of its value
 * @property {string | null} text of its value as written; null as in CallSyntax
 * @property {string | number | null} value null if it is unknown, or may be secret
 * @property {boolean} isConstant whether the value is the same every time, as far as the file shows: built from
 *   literals and from names declared once, outside of functions
 * @property {string[]} [dependsOn] of `checkServerIdentity`: variables of the functions around it that it uses, sorted; absent for
 *   others, and in profiles of earlier versions
 */

/**
 * @typedef {object} SourceRange
 * @property {number} startLine 1-based
 * @property {number} startColumn 1-based, UTF-16 units
 * @property {number} endLine 1-based
 * @property {number} endColumn 1-based, after the last character
 */

/**
 * A file as it was profiled.
 * @typedef {object} SourceFile
 * @property {'javascript' | 'typescript' | 'generated'} language `typescript`: Node replaced its types with blanks
 *   before V8 saw it; `generated`: another tool made what V8 saw, so positions differ from the file's
 * @property {number} length of the file's text without a byte order mark, in UTF-16 units
 * @property {string | null} sha256 of that text in UTF-8, hexadecimal; null unless V8 saw the file unchanged
 */

/**
 * The function that a call is in.
 * @typedef {object} EnclosingFunction
 * @property {'module' | 'function' | 'arrow' | 'method' | 'getter' | 'setter' | 'constructor' | 'field' |
 *   'static-block' | 'parameters'} kind `parameters`: a default value in the parameter list, where no function may have
 *   an `await`
 * @property {string} name its own, or one that says where it is: `POST /login handler`, `callback of setInterval`
 * @property {boolean} isAsync whether `await` is allowed there: in an async function, at the top level of an ES module
 * @property {boolean} isGenerator
 * @property {boolean} isCallback whether it is passed to a call, directly or by name, and nothing else calls it as far
 *   as the file shows
 * @property {string} calledBy name of the function that it is passed to: `map`, `setInterval`; with its object if that
 *   may be a router: `app.post`, `router.use`; with the option that holds it: `createServer pskCallback`; `''` if it is
 *   not a callback, or that function has no name
 * @property {string} calledFrom module from which the function that takes it was imported: `node:http`; `''` if unknown
 * @property {string} router framework whose router takes it as a handler or middleware, judged by how the router was
 *   made, or by the name of the parameter that an exported function gets it as: `express`; `''` if none, or unknown
 * @property {boolean} isTyped whether TypeScript declares, or may declare, its return type, here or elsewhere, which would have to be a
 *   promise if it became async
 * @property {{line: number, column: number} | null} asyncAt where `async ` would be inserted; null if it is async
 *   already or can't be: a constructor (also an old-style one), a getter, a setter, a generator, a module
 * @property {boolean} [catchesForNext] whether it is not async yet and hands all that it may throw to its third parameter, as a
 *   handler of Express: `try { ... } catch (error) { next(error); }`; absent if not, and in profiles of earlier versions
 * @property {number | null} [neededAt] line of the first call to it in its file that can't wait for a promise: in a
 *   constructor, in a callback of `filter`; for an async function that holds the thread up to the call at hand, line of
 *   the first call that does not wait for it; null if none is known; absent in profiles of earlier versions
 * @property {number[]} [unawaitedAt] lines of all other calls to it in its file that would have to wait for a promise
 *   but don't yet; absent in profiles of earlier versions
 * @property {KnownCallers} [callers] its callers, according to all sources of the program; absent if that does not
 *   matter, and in profiles of earlier versions
 * @property {AnsweredTooEarly} [answeredEarly] where a framework would answer a request before the function has ended,
 *   if the call were awaited; absent if that is not known to happen, and in profiles of earlier versions
 */

/**
 * @typedef {object} AnsweredTooEarly
 * @property {'fastify' | 'koa' | 'hono' | 'express'} by framework
 * @property {string} file absolute path
 * @property {number | null} line `fastify`: where the function answers, after it has ended; null if it doesn't answer itself,
 *   or if the line isn't known; `koa`, `hono`: where middleware passes a request on without waiting for what follows;
 *   `express`: where it passes it on and then goes on with it
 */

/**
 * @typedef {object} KnownCallers
 * @property {{file: string, line: number, isChained?: boolean, mayBe?: boolean, isAtOnce?: boolean, taker?: string}[]} unawaited calls in any file that would
 *   have to wait for a promise but don't yet, and calls that take the function and might not wait; `isChained` if they have a
 *   method of promises behind them: `.then`, which takes no promise for a value, but also gets what the function throws;
 *   `mayBe` if that may call something else, such as another function of that name; `isAtOnce` if the code there may not be
 *   able to wait: a callback of `filter`, the top level of a CommonJS file; `taker` the wrapper of handlers around that code, if
 *   its name says that it waits, and it is not known to
 * @property {boolean} areKnown whether callers were found, and names lead to all of them
 * @property {boolean} [areUnread] whether code that may hold some could not be searched: it is too large, or no JavaScript that we
 *   know, or a minifier changed its names; absent in profiles of earlier versions
 * @property {string} router framework whose router takes it by name, in any file; `''` if none
 * @property {string} routerCall through which call: `router.post`
 * @property {boolean} isOnlyHanded whether it is passed only to routers
 * @property {string} [passedTo] `express` or `router` if handlers of that router, which are not async, call it: they would
 *   give the router its promise; `''` if none is known; absent in profiles of earlier versions
 * @property {CallersPause | null} [pausedAt] the first direct or waiting indirect caller for which it matters whether
 *   the call at hand yields the thread; null if none is known; absent in profiles of earlier versions
 */

/**
 * @typedef {object} CallersPause
 * @property {string} file absolute path
 * @property {number} line of the call
 * @property {'left' | 'updated' | 'raced' | 'missed' | 'overtaken'} why `left`: what follows the call does not wait for it; `updated`:
 *   something is read before the call and written after it, or the other way round; `raced`: something may go on with what
 *   ends first; `missed`: somebody listens, or waits for what began before, only after it; `overtaken`: something else begins
 *   before it has ended
 */

/**
 * @typedef {object} ImportedName
 * @property {string} module such as `node:crypto`, `crypto`, `bcryptjs`
 * @property {string} name imported name: `default`, a name such as `pbkdf2Sync`, or `*` for the whole module, as with
 *   `require`
 * @property {string} local its name in the file, `''` if it has none, as in `require('crypto').pbkdf2Sync()`
 * @property {'import' | 'file' | 'inner'} [reach] where that name is visible: in the whole file from the start (an
 *   import declaration); in the whole file once that line has run; or in a part of it; absent in profiles of earlier
 *   versions
 */

/**
 * A comment that accepts a rule's finding at a call: `// cryptoprof-allow sync-kdf until=2027-03-31 -- reason`.
 * @typedef {object} InlineAllow
 * @property {string} rule id of the rule, or `*`
 * @property {string} until ISO date, the last day on which it applies; `''` for always, `invalid` if it can't be parsed
 * @property {string} reason with possible secrets blanked, `''` if none is given
 */

/**
 * @param {Pick<CallSyntax, 'argumentTexts' | 'bareTexts'>} syntax of a call
 * @returns {(string | null)[]} each argument without types, to see what it names; null if it may be secret
 */
export function bareTextsOf({ argumentTexts, bareTexts = argumentTexts }) {
  return bareTexts;
}
