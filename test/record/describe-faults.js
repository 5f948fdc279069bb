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
    expect(unprofiled).toContainEqual({ kind: 'thread', reason: fault.reason, count: 2, cpuMs: null });
    // Without descriptors not even the program itself can start all of them.
    if (fault.reason !== 'no-descriptors')
      expect(unprofiled.find((/** @type {any} */ { kind }) => kind === 'child')?.count).toBe(5);
    // What was refused a log may look like what nobody saw start, so the latter is told only where it is certain.
    const others = unprofiled.filter((/** @type {any} */ { reason }) => reason !== unseen.reason);
    expect(new Set(others.map((/** @type {any} */ row) => row.reason))).toEqual(
      new Set([fault.reason, ...(fault.losesLogs ? ['no-log'] : [])]),
    );
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
  });

  test.each(nodes)('workers are ended while they start threads ($major)', async ({ node }) => {
    const { expected, recorded, result } = await runEndedStarters(node);
    expect(recorded.length).toBe(expected.length);
    expect(recorded).toBe(expected);
    expect(result.run.exitCode).toBe(0);
  });
}
