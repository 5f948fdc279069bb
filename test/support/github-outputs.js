/**
 * Reads a step's outputs as GitHub's runner does (src/Runner.Worker/FileCommandManager.cs): `name=value`, or
 * `name<<delimiter`, lines, delimiter.
 * @param {string} text of the file that GITHUB_OUTPUT names
 * @returns {Record<string, string>} the outputs
 * @throws {Error} if the runner would refuse it
 */
export function outputsIn(text) {
  /** @type {Record<string, string>} */
  const outputs = {};
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Error('no line break at the end');
  for (let index = 0; index < lines.length; index++) {
    const [, name, sign, rest] = /^(.*?)(<<|=)(.*)$/.exec(lines[index]) ?? [];
    if (name === undefined || name === '') throw new Error(`no output: ${lines[index]}`);
    if (sign === '=') outputs[name] = rest;
    else {
      const end = lines.indexOf(rest, index + 1);
      if (end === -1) throw new Error(`no end of ${name}`);
      outputs[name] = lines.slice(index + 1, end).join('\n');
      index = end;
    }
  }
  return outputs;
}
