/** The row that ties a log's clock to the system's, in logs of anybody. */
import { HEAD, profileOf, read } from './read-log.js';

const row = (name, { time = '2000', type = 'Script' } = {}) =>
  `code-creation,${type},2,${time},0x9000,16, ${name}:1:1,0x92,~`;
const clockOf = (...rows) => read([...HEAD, ...rows]).clock;

test('tells one moment by both clocks, the first time', () => {
  const rows = [row('/app/a.js'), row('/cryptoprof-clock-1002000000'), row('/cryptoprof-clock-5')];
  expect(clockOf(...rows)).toEqual({ ns: '1002000000', us: 2000 });
});

test.each([
  ['there is none', row('/app/a.js')],
  ['it says nothing', row('/cryptoprof-clock-')],
  ['it is a function', row('/cryptoprof-clock-5', { type: 'JS' })],
  ['it has no time', row('/cryptoprof-clock-5', { time: '' })],
  ['its time is before the log', row('/cryptoprof-clock-5', { time: '-7' })],
])('is not there where %s', (_, text) => {
  expect(clockOf(text)).toBeNull();
});

test('is the profile’s', async () => {
  const tick = 'tick,0x9000,3000,0,0x0,0';
  const profile = await profileOf([...HEAD, row('/cryptoprof-clock-7'), tick]);
  expect(profile.clock).toEqual({ ns: '7', us: 2000 });
  expect(await profileOf([...HEAD, row('/app/a.js'), tick])).not.toHaveProperty('clock');
});
