import { V8LogReader } from '../../src/v8log/reader.js';
import { HEAD } from './read-log.js';

/** A megabyte of tables, of code at one of two hundred places. */
const tables = (name, place) => {
  const address = `0x${(0x10000 + place * 64).toString(16)}`;
  return `code-creation,JS,10,50,${address},64,${name} /srv/a.js:1:1,0x9000,~\ncode-source-info,${address},1,0,9,${'C1O1'.repeat(250_000)},,\n`;
};

/** @param {number} megabytes @param {(index: number) => string} each */
function readAll(megabytes, each) {
  const reader = new V8LogReader();
  reader.push(Buffer.from(`${HEAD.join('\n')}\n`));
  for (let index = 0; index < megabytes; index++) reader.push(Buffer.from(each(index)));
  return reader.end();
}

test('a long log of code that comes and goes is read: what has gone is not kept', () => {
  const log = readAll(600, (index) => tables(`f${index % 50}`, index % 50));
  expect(log.held.textBytes).toBeLessThan(250e6);
  expect(log.held).toMatchObject({ code: 50, infos: 1, ticks: 0 });
});

test('tables of code that stays are too much at last', () => {
  const whole = () => readAll(600, (index) => tables(`f${index}`, index));
  expect(whole).toThrow(
    expect.objectContaining({ code: 'log-too-rich', facts: expect.objectContaining({ most: 450 }) }),
  );
});
