import { pushRequest } from '../../src/push/targets.js';

const run = {
  service: 'api',
  labels: /** @type {[string, string][]} */ ([['version', '1.4']]),
  startMs: 1_700_000_000_500,
  durationMs: 2000,
  pprof: Buffer.from('pprof'),
};

test('Pyroscope gets a name with labels, and the time of the run', () => {
  const { url, body } = pushRequest('pyroscope', 'https://example.com/base/', run);
  const { origin, pathname, searchParams } = new URL(url);
  expect([origin, pathname]).toEqual(['https://example.com', '/base/ingest']);
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ name: 'api{version=1.4}', format: 'pprof', from: '1700000000', until: '1700000003' },
  });
  expect(body).toBe(run.pprof);
  expect(new URL(pushRequest('pyroscope', 'http://x', { ...run, labels: [] }).url).searchParams.get('name')).toBe(
    'api',
  );
});

test('Parca gets JSON with labels and the profile', () => {
  const { url, type, body } = pushRequest('parca', 'http://example.com:7070', run);
  expect([url, type]).toEqual(['http://example.com:7070/profiles/writeraw', 'application/json']);
  expect(JSON.parse(String(body))).toEqual({
    series: [
      {
        labels: {
          labels: [
            { name: '__name__', value: 'process_cpu' },
            { name: 'service', value: 'api' },
            { name: 'version', value: '1.4' },
          ],
        },
        samples: [{ rawProfile: Buffer.from('pprof').toString('base64') }],
      },
    ],
  });
});
