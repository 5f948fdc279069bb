// Prints what each file of a room answers.
// Usage: npm run room [-- <folder of src, such as source/callers>]; without one, of src/source
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerOfFile } from './lib/header.js';

const [room = 'source'] = process.argv.slice(2);
const directory = fileURLToPath(new URL(`../src/${room}/`, import.meta.url));
const names = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => /\.c?js$/.test(name));
const longest = Math.max(...names.map((name) => name.length));
for (const name of names.sort())
  console.log(`${name.padEnd(longest)}  ${answerOfFile(readFileSync(path.join(directory, name), 'utf8'))}`);
