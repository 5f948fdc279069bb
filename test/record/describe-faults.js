/** Whatever happens to its logs, a program's stdout is what it is without us, and what is missing is counted. */
import { runEndedStarters } from './ended-starters.js';
import { FAULTS } from './faults.js';
import { runFault } from './fault-programs.js';
import { runVanishing } from './vanishing-logs.js';

/**
 * @param {{major: number, node: string}[]} nodes to run the program with
 */
export function describeFaults(nodes) {
  const each = nodes.flatMap(({ major, node }) => FAULTS.map((fault) => ({ ...fault, major, node })));
  test.each(each)('$name ($major)', async ({ node, ...fault }) => {
    const { plain, recorded, result } = await runFault(fault, node);
    expect(recorded.stdout).toBe(plain.stdout);
    expect(recorded.stderr.replace(/^(?:started|ended|log-full)\n/gm, '')).toBe(plain.stderr);
    const { unprofiled } = result.run;
    const unseen = { kind: 'thread', reason: 'own-exec-argv', count: 1, cpuMs: null };
    if (fault.reason === null) {
      expect(unprofiled).toEqual([unseen]);
      return;
    }
    const possible = [fault.reason, fault.orReason];
    const countOf = (/** @type {string} */ kind) =>
      unprofiled
        .filter((/** @type {any} */ row) => row.kind === kind && possible.includes(row.reason))
        .reduce((/** @type {number} */ sum, /** @type {any} */ { count }) => sum + count, 0);
    expect(countOf('thread')).toBe(2);
    // Without descriptors not even the program itself can start all of them.
    if (fault.reason !== 'no-descriptors') expect(countOf('child')).toBe(5);
    // What was refused a log may look like what nobody saw start, so the latter is told only where it is certain.
    const others = unprofiled.filter((/** @type {any} */ { reason }) => reason !== unseen.reason);
    const reasons = new Set(others.map((/** @type {any} */ row) => row.reason));
    if (fault.orReason !== undefined) reasons.delete(fault.orReason);
    expect([...reasons].filter((reason) => reason !== fault.reason)).toEqual(fault.losesLogs ? ['no-log'] : []);
  });

  test.each(nodes)('its directory comes and goes while threads and children start ($major)', async ({ node }) => {
    const { plain, recorded, count, result } = await runVanishing(node);
    expect(count).toBeGreaterThan(200);
    expect(recorded.length).toBe(plain.length);
    expect(recorded).toBe(plain);
    expect(result.run).toMatchObject({
      exitCode: 0,
      unprofiled: expect.arrayContaining([expect.objectContaining({ kind: 'thread' })]),
    });
    // Their CPU time is not that of the thread pool, as far as any is known.
    expect(result.run.cpu?.poolMs ?? null).toBeNull();
  });

  test.each(nodes)('workers are ended while they start threads ($major)', async ({ node }) => {
    const { expected, recorded, result } = await runEndedStarters(node);
    expect(recorded.length).toBe(expected.length);
    expect(recorded).toBe(expected);
    expect(result.run.exitCode).toBe(0);
  });
}
