// Part of npm run docs: compiles the JSON schemas (lib/compile-schemas.js).
import { writeFileSync } from 'node:fs';
import { GENERATED } from './lib/compile-schemas.js';

for (const { file, make } of GENERATED) writeFileSync(new URL(`../${file}`, import.meta.url), make());
