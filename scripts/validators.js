// Part of npm run docs: compiles the JSON schemas (lib/compile-schemas.js).
import { writeFileSync } from 'node:fs';
import { GENERATED, generate, isFresh } from './lib/compile-schemas.js';

for (const generated of GENERATED) {
  if (!isFresh(generated)) writeFileSync(new URL(`../${generated.file}`, import.meta.url), await generate(generated));
}
