import { fenced } from './parts.js';

/**
 * @param {string[]} lines what kept us from judging, not escaped
 * @returns {string} Markdown with a newline at the end
 */
export function troubleMarkdown(lines) {
  return `## ❌ cryptoprof: nothing was judged\n\n${fenced(lines, '')}\n`;
}
