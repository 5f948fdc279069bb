/** What the catalogue calls the same was executed, or it can't stand there. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { CRYPTO_PACKAGES } from '../../src/catalogue/packages/index.js';
import { adviceCases } from '../support/advice-cases.js';

const ids = CRYPTO_PACKAGES.flatMap(({ name, equivalents = [] }) =>
  equivalents.map((equivalent) => `${name} ${equivalent.function}`),
);
const cases = adviceCases().filter(({ equivalent }) => equivalent !== '');

test('every equivalent has a case whose edit, or sketch, is executed', () => {
  const sketches = CRYPTO_PACKAGES.flatMap(({ name, equivalents = [] }) =>
    equivalents.filter(({ isSketch }) => isSketch).map((each) => `${name} ${each.function}`),
  );
  const isExecuted = (/** @type {ReturnType<typeof adviceCases>[number]} */ { directory, isSketch, equivalent }) =>
    isSketch ? sketches.includes(equivalent) && existsSync(path.join(directory, 'sketch.txt')) : true;
  const executed = new Set(cases.filter(isExecuted).map(({ equivalent }) => equivalent));
  expect(ids.filter((id) => !executed.has(id))).toEqual([]);
});

test('every such case is of an equivalent, and of one only', () => {
  expect(cases.map(({ equivalent }) => equivalent).sort()).toEqual(ids.toSorted());
});

test('a case installs the versions that it was executed with', () => {
  for (const { equivalent, packages } of cases)
    expect(packages).toMatchObject({ [equivalent.split(' ')[0]]: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

test('a case runs on every Node, unless Node itself has to be later', () => {
  const since = new Map(
    CRYPTO_PACKAGES.flatMap(({ name, equivalents = [] }) =>
      equivalents.map((each) => [`${name} ${each.function}`, each.since]),
    ),
  );
  const limited = cases.filter(({ nodes }) => nodes.length < 4).map(({ equivalent }) => equivalent);
  expect(limited).toEqual(ids.filter((id) => since.get(id) !== undefined));
});
