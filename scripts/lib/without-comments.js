import { parse } from 'acorn';

/**
 * Takes comments out of code, which is a third of ours. Lines stay where they are, so that a stack trace of what was
 * published names the lines of the repository.
 * @param {string} text of a module or a script
 * @param {'module' | 'commonjs'} sourceType which of the two
 * @returns {string} the same code without comments; what the system reads in the first line stays
 */
export function withoutComments(text, sourceType) {
  /** @type {[start: number, end: number][]} */
  const comments = [];
  parse(text, {
    ecmaVersion: 'latest',
    sourceType,
    allowHashBang: true,
    onComment: (_isBlock, _text, start, end) => {
      if (!text.startsWith('#!', start)) comments.push([start, end]);
    },
  });
  let code = '';
  let at = 0;
  for (const [start, end] of comments) {
    const before = text.slice(at, start);
    const endsLine = end === text.length || text[end] === '\n';
    code += endsLine ? before.replace(/[ \t]+$/, '') : before;
    code += text.slice(start, end).replace(/[^\n]+/g, '') || (/\S$/.test(before) && !endsLine ? ' ' : '');
    at = end;
  }
  return code + text.slice(at);
}
