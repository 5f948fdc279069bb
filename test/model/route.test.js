/** Which counts of requests are a route's. */
import { requestsOfRoute } from '../../src/model/route.js';

const count = (method, path, requests, isAlone = true) => ({ method, path, requests, isAlone });
const requests = (method, counts) => requestsOfRoute(counts, { method, pattern: '/api/x', path: '/x' });

test('handlers of all methods and those of one are counted apart', () => {
  const counts = [count('ALL', '/x', 30), count('GET', '/x', 20), count('POST', '/x', 10)];
  expect(['ALL', 'GET', 'POST', 'PUT'].map((method) => requests(method, counts))).toEqual([30, 20, 10, null]);
});

test('where the framework tells the methods of requests, all of them are those of a route for all', () => {
  expect(requests('ALL', [count('HEAD', '/x', 1), count('POST', '/api/x/', 2)])).toBe(3);
  expect(requests('GET', [count('HEAD', '/x', 1), count('GET', '/x', 2)])).toBe(3);
  expect(requests('PUT|POST', [count('POST', '/x', 2), count('PUT', '/x', 2)])).toBe(4);
  expect(requests('ALL', [count('HEAD', '/x', 1), count('POST', '/x', 2, false)])).toBeNull();
});
