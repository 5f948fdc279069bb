import { inspectPort, nodeOptions } from '../../src/attach/check-target.js';

test.each([
  [[], { host: '127.0.0.1', port: 9229 }],
  [['node', 'app.js'], { host: '127.0.0.1', port: 9229 }],
  [['node', '--inspect-port=0', 'app.js'], { host: '127.0.0.1', port: 0 }],
  [['node', '--inspect-port', '9300', 'app.js'], { host: '127.0.0.1', port: 9300 }],
  [['--debug-port=9300', 'node', '--inspect-port=9301'], { host: '127.0.0.1', port: 9301 }],
  [['node', '--inspect_port=0.0.0.0:9300'], { host: '0.0.0.0', port: 9300 }],
  [['node', '--debug_port', '0.0.0.0:9300'], { host: '0.0.0.0', port: 9300 }],
  [['--inspect-port=127.0.0.1:9300'], { host: '127.0.0.1', port: 9300 }],
  [['--inspect-port=0.0.0.0:9300'], { host: '0.0.0.0', port: 9300 }],
  [['--inspect-port=[::]:9300'], { host: '[::]', port: 9300 }],
  [['--inspect-port=0.0.0.0'], { host: '0.0.0.0', port: 9229 }],
])('%j', (words, expected) => {
  expect(inspectPort(words)).toEqual(expected);
});

test.each([
  ['--inspect-port="9300"', { host: '127.0.0.1', port: 9300 }],
  ['"--inspect-port" "0.0.0.0:9300"', { host: '0.0.0.0', port: 9300 }],
  ['"--inspec"t-port=0.0.0.0', { host: '0.0.0.0', port: 9229 }],
  ['--title="a --inspect-port=0.0.0.0 b"', { host: '127.0.0.1', port: 9229 }],
])('NODE_OPTIONS=%s', (options, expected) => {
  expect(inspectPort(nodeOptions(`A=1\0NODE_OPTIONS=${options}\0B=2`))).toEqual(expected);
});
