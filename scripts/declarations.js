/**
 * npm run declarations (before every npm pack): writes types/, the declarations of what programs may import, from its
 * JSDoc. Only types that are reachable from it are kept: the others describe nothing public.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { reachableTypes } from './lib/reachable-types.js';
import { withDescriptions } from './lib/type-comments.js';

const ENTRIES = ['index.d.ts', 'live.d.ts'];

/**
 * What is ours to change: a recording, which programs get and only pass on, and what no report has.
 * @type {Record<string, [pattern: RegExp, replacement: string]>}
 */
const PRIVATE = {
  'model/profile.d.ts': [
    /^export type Recording = \{\n[^]*?^\};/gm,
    'export type Recording = {\n  readonly profiles: readonly object[];\n};',
  ],
  'model/tls.d.ts': [/^ {2}\/\*\*(?:(?!\/\*\*)[^])*?\*\/\n {2}call\?: SourceCall \| null;\n/gm, ''],
};

const root = fileURLToPath(new URL('..', import.meta.url));
const target = path.join(root, 'types');
const emitted = mkdtempSync(path.join(os.tmpdir(), 'declarations-'));

try {
  emit(emitted);
  rmSync(target, { recursive: true, force: true });
  const files = reachableTypes(ENTRIES, declarationsOf);
  for (const [file, declarations] of files) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), declarations);
  }
  console.error(
    `types/: ${files.size} declaration files, from ${ENTRIES.map((name) => `src/${name.replace('.d.ts', '.js')}`).join(' and ')}`,
  );
} finally {
  rmSync(emitted, { recursive: true, force: true });
}

/**
 * @param {string} file that TypeScript emitted, from `emitted`
 * @returns {string} what it is in the package
 */
function declarationsOf(file) {
  const whole = compact(withDescriptions(withoutAsterisks(readFileSync(path.join(emitted, file), 'utf8'))));
  if (!(file in PRIVATE)) return whole;
  const [pattern, replacement] = PRIVATE[file];
  const open = whole.replaceAll(pattern, replacement);
  if (open === whole) throw new Error(`${file} no longer has what matches ${pattern}`);
  return open;
}

/**
 * @param {string} declarations as TypeScript 7.0 emits them: of a union over several lines of a comment, it keeps the
 *   asterisk at the beginning of each line
 * @returns {string} the same without those
 */
function withoutAsterisks(declarations) {
  return declarations.replaceAll(/\| \*\s+/g, '| ');
}

/**
 * @param {string} declarations as TypeScript emits them: every sentence about a field takes three lines, indented by four
 * @returns {string} the same with such sentences on one line, as they are written here: a twentieth less, which
 *   everybody downloads
 */
function compact(declarations) {
  return declarations
    .replaceAll(/^( *)\/\*\*\n *\* ([^\n]*)\n *\*\/$/gm, '$1/** $2 */')
    .replaceAll(/^(?: {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
}

/** @param {string} directory absolute path, gets the declarations of all files that the entries load */
function emit(directory) {
  const config = path.join(directory, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        outDir: directory,
        rootDir: path.join(root, 'src'),
        typeRoots: [path.join(root, 'node_modules/@types')],
      },
      include: [],
      files: ENTRIES.map((name) => path.join(root, 'src', name.replace('.d.ts', '.js'))),
    }),
  );
  const tsc = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');
  execFileSync(process.execPath, [tsc, '--project', config], { stdio: ['ignore', 'inherit', 'inherit'] });
}
