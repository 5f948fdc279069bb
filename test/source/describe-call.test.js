import { callDescriber } from '../../src/source/describe-call.js';
import { lineTable } from '../../src/source/line-table.js';
import { indexProgram } from '../../src/source/program-index.js';
import { parseSource } from '../../src/source/syntax.js';

test('how a call is written is found out once, and for a call that somebody asks that of', () => {
  const text = 'f(1);\ng(2);\n';
  const { calls } = indexProgram(text, parseSource(text, 'a.js').program, []);
  const asked = [];
  const syntaxOf = (call) => {
    asked.push(call.node.callee.name);
    return { range: call.position };
  };
  const described = calls.map(callDescriber(text, lineTable(text), [], new Map(), syntaxOf));
  expect([described.map(({ callee, line }) => [callee, line]), asked]).toEqual([
    [
      ['f', 1],
      ['g', 2],
    ],
    [],
  ]);
  const [, second] = described;
  expect([second.syntax, second.syntax, asked]).toEqual([{ range: 6 }, { range: 6 }, ['g']]);
});
