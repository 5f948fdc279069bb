import isTracer from '../../src/record/probe/tracers.cjs';

test.each([
  ['/app/node_modules/dd-trace/packages/datadog-instrumentations/src/router.js', true],
  ['/app/node_modules/dd-trace/packages/datadog-instrumentations/src/helpers/callback-instrumentor.js', true],
  ['file:///app/node_modules/.pnpm/newrelic@13.1.0/node_modules/newrelic/lib/shim/shim.js', true],
  ['C:\\app\\node_modules\\dd-trace\\packages\\datadog-shimmer\\src\\shimmer.js', true],
  ['/app/node_modules/newrelic/lib/subscribers/core/crypto.js', true],
  ['/app/node_modules/newrelic/lib/context-manager/async-local-context-manager.js', true],
  ['/app/node_modules/elastic-apm-node/lib/instrumentation/modules/express.js', true],
  ['/app/node_modules/elastic-apm-node/lib/instrumentation/http-shared.js', true],
  ['/app/node_modules/@opentelemetry/instrumentation/dist/utils.cjs', true],
  ['/app/node_modules/@opentelemetry/instrumentation-express/build/src/instrumentation.js', true],
  ['/app/node_modules/@opentelemetry/context-async-hooks/dist/AsyncLocalStorageContextManager.mjs', true],
  // They compute: random numbers of traces, connections to send them, a session of somebody's service.
  ['/app/node_modules/dd-trace/packages/dd-trace/src/id.js', false],
  ['/app/node_modules/dd-trace/packages/datadog-instrumentations/src/openai-realtime/session.js', false],
  ['/app/node_modules/newrelic/lib/collector/remote-method.js', false],
  ['/app/node_modules/elastic-apm-node/lib/tracecontext/traceparent.js', false],
  ['/app/node_modules/@opentelemetry/exporter-trace-otlp-http/build/src/index.js', false],
  ['/app/node_modules/@opentelemetry/instrumentation-http/node_modules/semver/index.js', false],
  ['/app/node_modules/express/lib/router/layer.js', false],
  ['/app/instrumentation.js', false],
  ['node:diagnostics_channel', false],
  ['', false],
])('%s acts for its caller: %j', (file, expected) => expect(isTracer(file)).toBe(expected));
