/** The documents of the API that the server builds on the first request. */
import { TestClient } from '../../testing';
import { sharedServer } from '../../testing/shared-server';

const mockEvents: string[] = [];
let mockFails = false;
jest.mock('../http/openapi/document', () => ({
  openapiPaths: () => {
    if (mockFails) throw new Error('The document cannot be built');
    mockEvents.push('paths');
    return {};
  },
  openapiDocument: () => {
    mockEvents.push('document');
    return { openapi: '3.1.0' };
  },
}));

jest.mock('node:timers/promises', () => {
  const actual = jest.requireActual<{ readonly setImmediate: () => Promise<void> }>('node:timers/promises');
  const yieldTurn = () => {
    mockEvents.push('other requests');
    return actual.setImmediate();
  };
  return { ...actual, setImmediate: yieldTurn };
});

const server = sharedServer();
const fetchDocument = () => new TestClient(server().url).request('GET', '/api/openapi.json');

test('a document that could not be built is built at the next request, between other requests, and once', async () => {
  mockFails = true;
  expect((await fetchDocument()).status).toBe(500);
  mockFails = false;
  mockEvents.length = 0;
  expect(await fetchDocument()).toMatchObject({ status: 200, body: { openapi: '3.1.0' } });
  expect(mockEvents).toEqual(['other requests', 'paths', 'other requests', 'document']);
  expect((await fetchDocument()).status).toBe(200);
  expect(mockEvents).toHaveLength(4);
});
