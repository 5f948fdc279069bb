/** Edits of a part of a call, where the whole of it may hold text that must not be shown. */

/**
 * Replaces an argument, or what is called.
 * @param {import('../../model/report.js').CallSiteReport} site the call site
 * @param {{range: import('../../model/profile.js').SourceRange, before: string, text: string, imports: string[]}} part its place, what
 *   is written there, what to write instead, and the lines that this needs at the file's top
 * @returns {import('./edit.js').ShownEdit}
 */
export function editedPart({ file }, { range, before, text, imports }) {
  return {
    edit: { file, range, text, imports, asyncAt: null, callersMustAwait: false },
    advice: [`${text} // instead of ${before} in line ${range.startLine}`, ...imports.map((line) => `// with: ${line}`)],
    notes: [],
  };
}
