import { ERROR_CODES } from '@great-fire/protocol';
import Ajv from 'ajv/dist/2020';
import { TestClient, DEFAULT_TABLE, createTestTable } from '../../../testing';
import { playToEnd } from '../../../testing/play-to-end';
import { sharedServer } from '../../../testing/shared-server';
import { createApiRouter, type ApiDeps } from '../../api/api-router';
import { openapiDocument } from './document';
import { OPERATIONS } from './operations';

const server = sharedServer();

const operationKey = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`;

test('documents every route of the server and no other', () => {
  // A server with all optional parts. The test calls none of them.
  const all = { emailService: {}, imageRenderer: {}, showsRatings: true, notifications: {}, storage: {} };
  const { stack } = createApiRouter(all as unknown as ApiDeps);
  const routed = stack.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
  );
  const documented = OPERATIONS.map(operationKey);
  expect(new Set(documented).size).toBe(documented.length);
  expect(documented.filter((name) => name.includes('/api')).sort()).toEqual(routed.sort());
});

test('names only error codes that exist', () => {
  const codes = OPERATIONS.flatMap(({ notes = '' }) =>
    [...notes.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code),
  );
  expect(codes).toContain('kicked');
  expect(codes.filter((code) => !(ERROR_CODES as readonly (string | undefined)[]).includes(code))).toEqual(
    [],
  );
});

test('has a licence, tags that it declares, and Retry-After with every 429', () => {
  const document = openapiDocument('') as unknown as {
    readonly info: { readonly license: unknown };
    readonly tags: readonly { readonly name: string }[];
    readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  };
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
  const declared = document.tags.map(({ name }) => name);
  expect([...new Set(operations.flatMap(({ tags }) => tags))].sort()).toEqual([...declared].sort());
  for (const { responses } of operations)
    if (responses['429'] !== undefined) expect(responses['429'].headers).toHaveProperty('Retry-After');
});

interface DocumentedOperation {
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, { readonly headers?: object }>>;
}

test('names the session cookie that the server sets', async () => {
  const { url } = server();
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(DEFAULT_TABLE),
  });
  const { components } = openapiDocument('') as {
    readonly components: {
      readonly securitySchemes: { readonly sessionCookie: { readonly name: string } };
    };
  };
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  expect(cookies).toEqual([components.securitySchemes.sessionCookie.name]);
});

test('serves the document with an ETag, and its schemas accept and reject', async () => {
  const { url, storage } = server();
  const ann = new TestClient(url);
  const served = await ann.request<object>('GET', '/api/openapi.json');
  // Without this header fetch sends `no-cache`, which disables the ETag comparison.
  const kept = { 'if-none-match': served.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  expect((await ann.request('GET', '/api/openapi.json', undefined, kept)).status).toBe(304);
  expect(served.body).toEqual(JSON.parse(JSON.stringify(openapiDocument(''))));

  const ajv = new Ajv({ strict: false, formats: { uri: true, email: true } });
  ajv.addSchema(served.body, 'doc');
  const isWrong = (path: string, body: unknown) => {
    const validate = ajv.getSchema(`doc#/${path}`);
    if (validate === undefined) return `no schema ${path}`;
    return validate(body) === true ? null : validate.errors;
  };
  const party = await createTestTable(url, { players: 3 });
  const { matchId } = party;
  const of = async (path: string) => (await ann.request('GET', path)).body;
  const newTable = 'paths/~1api~1matches/post/requestBody/content/application~1json/schema';
  expect(isWrong(newTable, DEFAULT_TABLE)).toBeNull();
  expect(isWrong(newTable, { ...DEFAULT_TABLE, players: 7 })).not.toBeNull();
  await playToEnd(storage, matchId, 'openapi');
  const record = await of(`/api/matches/${matchId}/record`);
  expect(isWrong('components/schemas/GameRecord', record)).toBeNull();
  expect(isWrong('components/schemas/GameRecord', { ...(record as object), seed: 1 })).not.toBeNull();
  const judges = ajv.compile((await of('/api/record.schema.json')) as object);
  expect(judges(record)).toBe(true);
  expect(judges({ ...(record as object), seed: 1 })).toBe(false);
  party.close();
});
