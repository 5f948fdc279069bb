/**
 * What the same run says on Windows.
 * @template Value
 * @param {Value} value of a run on Linux, whose repository is `/app`
 * @param {string} [root] of the repository there
 * @returns {Value} the same with paths and names of Windows
 */
export function onWindows(value, root = 'C:\\app') {
  const change = (/** @type {unknown} */ each) => (typeof each === 'string' ? textOnWindows(each, root) : each);
  return JSON.parse(JSON.stringify(value), (_, each) => change(each));
}

/**
 * @param {string} text of a report
 * @param {string} root of the repository
 * @returns {string}
 */
function textOnWindows(text, root) {
  if (text === 'linux') return 'win32';
  if (text === '/usr/bin/node') return 'C:\\Program Files\\nodejs\\node.exe';
  return text === '/app' || text.startsWith('/app/') ? root + text.slice('/app'.length).replaceAll('/', '\\') : text;
}
