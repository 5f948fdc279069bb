/** Frameworks that bring their own build: servers, which cryptoprof drives. */
import { ESM, manifest, row } from './row.js';

/** Drives a server for as many requests as take about a second. */
const DRIVEN = ['--load', '/login', '--connections', '2', '--amount', '40'];

const NEST_TSCONFIG = `{
  "compilerOptions": {
    <maps>"sourceMap": true,</maps>
    "target": "es2022",
    "module": "nodenext",
    "rootDir": "src",
    "outDir": "dist",
    "strict": true,
    "esModuleInterop": true,
    "skipLibCheck": true,
    "types": ["node"],
    "experimentalDecorators": true,
    "emitDecoratorMetadata": true
  },
  "include": ["src"]
}
`;

const NEXT_TSCONFIG = `{
  "compilerOptions": {
    "target": "es2022",
    "lib": ["dom", "esnext"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "strict": true,
    "noEmit": true,
    "esModuleInterop": true,
    "skipLibCheck": true,
    "isolatedModules": true,
    "jsx": "preserve",
    "plugins": [{ "name": "next" }]
  },
  "include": ["**/*.ts"]
}
`;

/** Its plugin answers requests: of modules that Vite transforms, or of code that is part of the configuration. */
const VITE_SERVER = {
  ...{ tools: 'vite', package: 'vite' },
  overlays: ['shop', 'vite-plugin'],
  files: ESM,
  options: DRIVEN,
};

/**
 * @param {string} bundler option of `next build`
 * @param {string} config what next.config.mjs holds: Turbopack makes maps of the server's code by itself
 */
const nextRow = (bundler, config) => ({
  tools: 'next',
  package: 'next',
  overlays: ['shop', 'next'],
  files: {
    ...manifest({ scripts: { start: 'next start --port 0' } }),
    'tsconfig.json': NEXT_TSCONFIG,
    'next.config.mjs': `export default {${config}};\n`,
  },
  build: `npx next build ${bundler}`,
  options: DRIVEN,
  inlined: ['bcryptjs'],
});

export default [
  row({
    id: 'vite-ssr',
    title: 'Vite, server rendering in development',
    tools: 'vite',
    package: 'vite',
    overlays: ['shop', 'vite'],
    files: ESM,
    typed: ['node server.mjs'],
    options: DRIVEN,
  }),
  row({
    ...VITE_SERVER,
    id: 'vite-dev',
    title: "Vite's development server",
    typed: ['npx vite', 'npx vite dev --port 5199'],
  }),
  row({
    ...VITE_SERVER,
    id: 'vite-preview',
    title: "Vite's preview server",
    build: 'npx vite build',
    typed: ['npx vite preview'],
  }),
  row({
    ...nextRow('--turbopack', ''),
    id: 'next',
    title: 'Next.js, built by Turbopack',
    typed: ['npm start', 'npx next start --port 0'],
  }),
  row({
    ...nextRow('--webpack', ' <maps>experimental: { serverSourceMaps: true }</maps> '),
    id: 'next-webpack',
    title: 'Next.js, built by webpack',
    typed: ['npm start'],
  }),
  row({
    id: 'nest',
    title: 'NestJS',
    tools: 'nest',
    package: '@nestjs/core',
    overlays: ['shop', 'nest'],
    files: {
      ...manifest({ scripts: { start: 'nest start' } }),
      'tsconfig.json': NEST_TSCONFIG,
    },
    build: 'npx nest build',
    typed: ['node dist/main.js', 'npm start'],
    options: DRIVEN,
    generated: 'dist/accounts.js',
  }),
  row({
    id: 'nest-fastify',
    title: 'NestJS on Fastify, built by swc',
    tools: 'nest-fastify',
    package: '@nestjs/core',
    overlays: ['shop', 'nest', 'nest-fastify'],
    files: {
      ...manifest({ scripts: { start: 'nest start' } }),
      'tsconfig.json': NEST_TSCONFIG,
      'nest-cli.json': '{ "sourceRoot": "src", "compilerOptions": { "builder": "swc" } }\n',
    },
    build: 'npx nest build',
    typed: ['node dist/main.js', 'npm start'],
    options: DRIVEN,
    generated: 'dist/accounts.js',
    lastRun: '2026-11-25',
  }),
];
