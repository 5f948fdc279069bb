/** Frames that only pass calls on are folded: the same program has the same stacks on every Node. */
import { compareRuns } from '../../../src/api/compare.js';
import { differenceData } from '../../../src/writers/html/difference-data.js';
import { graphData } from '../../../src/writers/html/graph-data.js';
import { analysisOf } from '../../support/samples.js';
import { profileFromGrid } from '../../support/text-grid.js';

/** Names on the way to each innermost frame. */
function stacksIn({ nodes, frames }, ofNodes) {
  return ofNodes.map((node) => {
    const names = [];
    for (let each = node; each > 0; each = nodes.parent[each]) names.unshift(frames[nodes.frame[each]].name);
    return names.join(' > ');
  });
}
const drawn = (grid) => {
  const graph = graphData(analysisOf(profileFromGrid(grid)).stacks(), '/app');
  return stacksIn(graph, graph.rows.node);
};

const LOADER = 'node:internal/modules/cjs/loader';

test.each([
  [
    'modules that are loaded',
    `
      @node/internal/main/run_main_module:1[module]
      executeUserEntryPoint@node:internal/modules/run_main:155
      Module._load@${LOADER}:1003
      Module._compile@${LOADER}:1483
      @/app/server.js:1[module]
      require@node:internal/modules/helpers:180
      Module._load@${LOADER}:1003
      @/app/lib.js:1[module]
      work@/app/lib.js:3
    `.replace('@node/', '@node:'),
    'Node (loads modules) > (module) > Node (loads modules) > (module) > work',
  ],
  [
    'what only newer loaders call through',
    `
      executeUserEntryPoint@node:internal/modules/run_main:140
      wrapModuleLoad@${LOADER}:244
      traceSync@node:diagnostics_channel:320
      Module._load@${LOADER}:1314
      Module._compile@${LOADER}:1880
      native:node::contextify::CompileFunction
      native:v8::internal::Parser::Parse
    `,
    'Node (loads modules) > node::contextify::CompileFunction > v8::internal::Parser::Parse',
  ],
  [
    'modules of Node’s own',
    `
      work@/app/a.js:1
      compileForPublicLoader@node:internal/bootstrap/realm:330
      compileForInternalLoader@node:internal/bootstrap/realm:380
      @node:crypto:1[module]
      requireBuiltin@node:internal/bootstrap/realm:410
      compileForInternalLoader@node:internal/bootstrap/realm:380
      native:node::builtins::BuiltinLoader::CompileFunction
    `,
    'work > Node (loads modules) > node::builtins::BuiltinLoader::CompileFunction',
  ],
  [
    'C++ and builtins between',
    `
      builtin:AsyncFunctionAwaitResolveClosure
      run@node:internal/modules/esm/module_job:550
      native:node::loader::ModuleWrap::Evaluate
      builtin:AsyncModuleEvaluate
      @/app/main.mjs:1[module]
    `,
    'Node (loads modules) > (module)',
  ],
  [
    'events',
    `
      parserOnHeadersComplete@node:_http_common:71
      parserOnIncoming@node:_http_server:1026
      emit@node:events:471
      handler@/app/server.js:6
      builtin:ArrayMap
      one@/app/server.js:7
      emit@node:events:471
      builtin:ReflectApply
      listener@/app/server.js:9
    `,
    'Node (forwards) > handler > ArrayMap > one > Node (forwards) > listener',
  ],
  [
    'a microtask that no frame of Node is above',
    `
      builtin:AsyncFunctionAwaitResolveClosure
      main@/app/server.js:6
    `,
    'AsyncFunctionAwaitResolveClosure > main',
  ],
  [
    'Node at its own work',
    `
      handler@/app/server.js:6
      end@node:_http_outgoing:900
      write_@node:_http_outgoing:800
      native:writev
    `,
    'handler > end > write_ > writev',
  ],
  [
    'middleware of packages on the way, but not what it does itself',
    `
      handle@/app/node_modules/express/lib/application.js:1   handle@/app/node_modules/express/lib/application.js:1
      next@/app/node_modules/router/index.js:1                next@/app/node_modules/router/index.js:1
      cors@/app/node_modules/cors/lib/index.js:1              cors@/app/node_modules/cors/lib/index.js:1
      next@/app/node_modules/router/index.js:1                setHeader@node:_http_outgoing:700
      jsonParser@/app/node_modules/body-parser/lib/json.js:1
      emit@node:events:471
      next@/app/node_modules/router/index.js:1
      requireUser@/app/auth.js:3
      next@/app/node_modules/router/index.js:1
      handler@/app/orders.js:6
    `,
    ['express (forwards) > requireUser > router (forwards) > handler', 'express (forwards) > cors > setHeader'],
  ],
  [
    'a package that has read a body, and hands the request back, but not the program that calls a package',
    `
      endReadableNT@node:internal/streams/readable:1  main@/app/main.js:1
      emit@node:events:471                            request@/app/node_modules/supertest/index.js:1
      onEnd@/app/node_modules/raw-body/index.js:1     handle@/app/node_modules/express/lib/application.js:1
      next@/app/node_modules/router/index.js:1        handler@/app/orders.js:6
      handler@/app/orders.js:6
    `,
    ['Node (forwards) > router (forwards) > handler', 'main > request > express (forwards) > handler'],
  ],
  [
    'how V8 calls C++, unless that itself takes the time',
    `
      work@/app/a.js:1                                 work@/app/a.js:1
      now@node:internal/process/per_thread:20          now@node:internal/process/per_thread:20
      native:v8::internal::Builtin_HandleApiCall(int)  native:v8::internal::Builtin_HandleApiCall(int)
      native:node::process::Hrtime
      native:clock_gettime
    `,
    ['work > now > node::process::Hrtime > clock_gettime', 'work > now > v8::internal::Builtin_HandleApiCall(int)'],
  ],
])('%s', (_, grid, expected) => expect(drawn(grid)).toEqual([expected].flat()));

test('below what names the cryptography nothing is folded', () => {
  const [stack] = drawn(`
    login@/app/a.js:3:4
    pbkdf2Sync@node:internal/crypto/pbkdf2:62
    native:node::crypto::PBKDF2Job::Run
    native:sha512_block_data_order[openssl]
  `);
  expect(stack).toMatch(
    /^login > PBKDF2\b[^>]* > pbkdf2Sync > node::crypto::PBKDF2Job::Run > sha512_block_data_order$/,
  );
});

test('two Nodes have the same picture although one has another frame in its loader, and one logs bindings', async () => {
  const before = `
    executeUserEntryPoint@node:internal/modules/run_main:155
    Module._load@${LOADER}:1003
    @/app/server.js:1[module]
    start@/app/server.js:3:4
    pbkdf2Sync@node:internal/crypto/pbkdf2:62
    native:v8::internal::Builtin_HandleApiCall(int)
    native:node::crypto::PBKDF2Job::Run
    native:sha512_block_data_order[openssl]
  `;
  const after = `
    executeUserEntryPoint@node:internal/modules/run_main:140
    wrapModuleLoad@${LOADER}:244
    Module._load@${LOADER}:1314
    @/app/server.js:1[module]
    start@/app/server.js:3:4
    pbkdf2Sync@node:internal/crypto/pbkdf2:67
    native:sha512_block_data_order[openssl]
  `;
  const runs = [before, after].map((grid) => analysisOf(profileFromGrid(grid)));
  const compared = await compareRuns(runs, async ({ report, stacks }) => ({ report, stacks: stacks() }), '0.0.0');
  const { stacks, rows } = differenceData(compared.stacks);
  const [one, other] = stacksIn(stacks, rows.node);
  expect(one).toBe(other);
  expect(one).toMatch(
    /^Node \(loads modules\) > \(module\) > start > PBKDF2\b[^>]* > pbkdf2Sync > sha512_block_data_order$/,
  );
});
