import rule from '../../src/rules/context-per-connection.js';
import { sourceCall } from '../support/source-call.js';
import { contextOf, severityTable, site } from './rule-tester.js';

const context = { operation: 'tls.context', algorithm: '', api: 'createSecureContext', blocks: [200, 1, 2, 3] };

describe('when it speaks', () => {
  severityTable(rule, [
    ['a large share', context, 'warning'],
    ['a small share', { ...context, loop: 40 }, 'info'],
    ['less than 2 %', { ...context, loop: 20 }, null],
    ['few ticks', { ...context, loop: 4, busy: 8 }, null],
    ['a server\'s own, while modules load', { ...context, loop: 0, topLevel: 400 }, null],
    ['handshakes', { ...context, operation: 'tls.handshake' }, null],
    ['in a package', { ...context, package: 'pg' }, 'warning'],
  ]);
});

/**
 * @param {string} source one line
 * @param {string} name that is called
 * @param {object} [syntax] of the call
 * @param {object} [fields] of the call site
 * @returns {import('../../src/model/report.js').Finding} what is found there
 */
function findingAt(source, name, syntax = {}, fields = {}) {
  const callSite = site({ ...context, ...fields });
  return rule.check({ ...contextOf([callSite]), calls: new Map([[callSite.id, sourceCall(source, name, syntax)]]) })[0];
}

describe('edits', () => {
  test.each([
    ['tls.connect({ host, port, ca });', 'connect', 'tls.connect({ host, port, ca, secureContext: contextOf({ ca }) });'],
    ['tls.connect(port, host, { ca: config.ca, rejectUnauthorized });', 'connect', 'tls.connect(port, host, { ca: config.ca, rejectUnauthorized, secureContext: contextOf({ ca: config.ca }) });'],
    ['https.get(url, { agent: false }, done);', 'get', 'https.get(url, { agent: false, secureContext: contextOf({}) }, done);'],
    ['https.request({ ca: [one, two], key, cert, host });', 'request', 'https.request({ ca: [one, two], key, cert, host, secureContext: contextOf({ ca: [one, two], key, cert }) });'],
    ['createSecureContext({ ca, minVersion });', 'createSecureContext', 'contextOf({ ca, minVersion });'],
  ])('%s', (source, name, edited) => {
    const { edit, advice } = findingAt(source, name);
    expect(advice[0]).toBe(edited);
    expect(edit.imports[0]).toBe("const { createSecureContext: newContext } = require('node:tls');");
  });

  test('another argument may hold a secret: then the options alone are replaced', () => {
    const { edit } = findingAt('https.get(url, { ca }, done);', 'get', { argumentTexts: [null, '{ ca }', 'done'] });
    expect(edit).toMatchObject({ text: '{ ca, secureContext: contextOf({ ca }) }', range: { startColumn: 16, endColumn: 22 } });
  });

  test.each([
    ['options that are not seen', 'tls.connect(options);', 'connect'],
    ['options that are spread', 'tls.connect({ ...options, ca });', 'connect'],
    ['a value that would be made twice', 'tls.connect({ ca: readFileSync(file) });', 'connect'],
    ['a context that is there already', 'tls.connect({ ca, secureContext });', 'connect'],
    ['an agent, whose own ca would be lost', 'https.get(url, { agent }, done);', 'get'],
    ['a function that is not known', 'pool.open({ ca });', 'open'],
    ['an option that is no context\'s', 'createSecureContext({ ca, host });', 'createSecureContext'],
    ['a computed name', 'tls.connect({ [name]: ca });', 'connect'],
  ])('a sketch: %s', (_title, source, name) => {
    const { edit, advice, notes } = findingAt(source, name);
    expect(edit).toBeNull();
    expect(advice[0]).toContain('once: all such options that the line has');
    expect(notes.join(' ')).toContain('minVersion');
  });

  test('a package\'s call is not the user\'s to rewrite', () => {
    expect(findingAt('connect({ ca });', 'connect', {}, { package: 'pg' }).edit).toBeNull();
  });
});
