import { findingAt } from './shared/finding.js';
import { nativeEquivalent } from './shared/native-equivalents.js';
import { hasOwnFormats, replacedPackage } from './shared/pure-js-packages.js';
import { docsOf } from './shared/rule.js';
import { loopCost, severityOfBlocking } from './shared/severity.js';
import { percent } from '../text/numbers.js';
import { AGAIN, blockingMessage } from './shared/wording.js';

const ID = 'pure-js-crypto';

const WORKER = [
  '// in a worker thread, for instance through the package piscina',
  'const result = await pool.run(input);',
  '// with: const pool = new Piscina({ filename: workerFile });',
];

const CHECK_NOTE = 'Before switching, check on a few inputs that both give the same result: formats and defaults differ.';

/**
 * Cryptography in plain JavaScript or WebAssembly runs on the event loop even where it returns a promise,
 * so its form doesn't excuse it, and an asynchronous call of the same package doesn't help.
 * @type {import('./shared/rule.js').Rule}
 */
export default {
  meta: { id: ID, title: 'Cryptography in plain JavaScript blocks the event loop', severityRange: ['warning', 'error'], docs: docsOf(ID), blocks: true },
  check: ({ callSites, profile }) => callSites.flatMap((callSite) => {
    const name = replacedPackage(callSite);
    const severity = name && severityOfBlocking({ ...callSite, form: 'sync' }, profile.busyTicks, 'notable');
    if (!name || !severity) return [];
    const cost = loopCost(callSite, profile.busyTicks);
    const equivalent = hasOwnFormats(name) ? null : nativeEquivalent(callSite.operation);
    return [findingAt(ID, callSite, cost, {
      severity,
      message: `${blockingMessage(callSite, cost.share)} ${name} computes in JavaScript or WebAssembly on the thread that calls it.`,
      advice: equivalent ? equivalent.instead : WORKER,
      notes: equivalent ? [equivalent.note, CHECK_NOTE].filter((note) => note !== '') : [],
      verify: `${AGAIN} ${name} on the event loop, now ${percent(cost.share)}, should be gone.`,
    })];
  }),
};
