import rule from '../../src/rules/cold-herd.js';
import { peerTable, tlsContext, tlsLedger, tlsPeer } from './tls-tester.js';

const herd = {
  handshakes: 10,
  requests: 10,
  overlapped: 10,
  mostOpen: 10,
  agents: 1,
  choices: { withAgent: 10, agentKeepsAlive: 10 },
};

describe('when it speaks', () => {
  peerTable(rule, [
    ['ten at once', herd, 'info'],
    ['five', { ...herd, handshakes: 5, requests: 5, overlapped: 5 }, 'info'],
    ['four', { ...herd, handshakes: 4, requests: 4, overlapped: 4 }, null],
    ['threads with an agent each, one after the other', { ...herd, agents: 10 }, null],
    ['fetch', { ...herd, agents: 0, choices: {} }, 'info'],
    [
      'the first alone, then the rest',
      { ...herd, overlapped: 1, resumed: 9, choices: { ...herd.choices, sessionOffered: 9 } },
      null,
    ],
    ['less than half of them', { ...herd, handshakes: 21 }, null],
    ['connections that have paid for themselves', { ...herd, requests: 100 }, null],
    ['an agent that throws sessions away', { ...herd, choices: { ...herd.choices, agentKeepsNoSessions: 10 } }, null],
    ['HTTP/2, which has no sessions to take up', { ...herd, agents: 0, alpn: { h2: 10 }, choices: {} }, null],
    ["a database's pool, which offers no sessions", { ...herd, requests: 0, package: 'pg', choices: {} }, null],
    ['an agent for each request, one after the other', { agents: 150, choices: { withAgent: 150 } }, null],
    ["a server's clients", { ...herd, role: 'server' }, null],
  ]);
});

test('what it says', () => {
  const [{ message, advice, edit, verify, callSite }] = rule.check(
    tlsContext(tlsLedger([tlsPeer(herd)], { ticks: 60, bytesTicks: 0, contextTicks: 0, certificateTicks: 20 })),
  );
  expect(message).toBe(
    '10 of 10 connections to api.example:443 began before the first handshake had ended, so they had no session to resume. ' +
      "They cost about 60 ms of 1.0 s busy time; if resumed, about 42 ms (estimates from this run's ticks).",
  );
  expect(verify).toContain('full handshakes with api.example:443, now 10, should fall to about 1.');
  expect({ edit, line: callSite.line }).toEqual({ edit: null, line: 30 });
  expect(advice[0]).toContain('alone');
});

test('the sketch asks for all, in their order, and for nothing where there is nothing to ask for', async () => {
  const [{ advice }] = rule.check(tlsContext(tlsLedger([tlsPeer(herd)])));
  const ask = new Function('urls', 'get', `return (async () => { ${advice.join('\n')}\nreturn answers; })()`);
  for (const urls of [[], ['a'], ['a', 'b', 'c']]) expect(await ask(urls, async (url) => url)).toEqual(urls);
});

test('several agents leave their sessions to themselves', () => {
  const [{ notes, verify }] = rule.check(
    tlsContext(tlsLedger([tlsPeer({ ...herd, handshakes: 30, requests: 30, overlapped: 30, agents: 3 })])),
  );
  expect(notes).toContain('All of them must go through one agent, which keeps the sessions.');
  expect(notes[0]).toBe('Whether the server resumes sessions is not known from this run: none was offered to it.');
  expect(verify).toContain('now 30, should fall to about 3.');
});
