/**
 * Jest's environment of Node, in a context whose globals are plain properties. Jest makes a context of a proxy, so that
 * V8 asks an interceptor, and that the proxy, whenever code uses `Map`, `Math` or `Object`. That was up to a third of the
 * CPU time of a suite (docs/performance.md).
 */
import vm from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

export default class PlainEnvironment extends TestEnvironment {
  /** @param {ConstructorParameters<typeof TestEnvironment>} given as Jest calls it */
  constructor(...given) {
    const { createContext } = vm;
    // Jest offers no way to hand it a context, and makes one in its constructor alone.
    // eslint-disable-next-line n/no-unsupported-features/node-builtins -- before Node 20.18 it is an ordinary context
    vm.createContext = () => createContext(vm.constants?.DONT_CONTEXTIFY);
    try {
      super(...given);
    } finally {
      vm.createContext = createContext;
    }
  }
}
