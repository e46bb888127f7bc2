import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_CODES } from '@great-fire/protocol';
import Ajv from 'ajv/dist/2020';
import { TestClient, DEFAULT_TABLE, createTestTable, playMoves, withServer } from '../../../testing';
import { createApiRouter } from '../../api/api-router';
import type { ApiDeps } from '../../api/api-router';
import { openapiDocument } from './document';
import { OPERATIONS } from './operations';

const BOT_API_PAGE = join(__dirname, '../../../../../docs/bot-api.md');

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

test('names only response types of the protocol and error codes that exist', () => {
  const protocolDir = join(__dirname, '../../../../protocol/src/schemas');
  const sources = readdirSync(protocolDir).map((file) => readFileSync(join(protocolDir, file), 'utf8'));
  const exportedTypes = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name),
    ),
  );
  const typeNames = OPERATIONS.flatMap(({ path, responseType }) =>
    path.startsWith('/api/') && responseType !== undefined ? [responseType] : [],
  ).filter((name) => !name.startsWith('OpenAPI') && !name.startsWith('JSON Schema'));
  expect(typeNames).toContain('Profile');
  expect(typeNames.filter((name) => !exportedTypes.has(name))).toEqual([]);
  const codes = OPERATIONS.flatMap(({ notes = '' }) =>
    [...notes.matchAll(/`([a-z-]+)`/g)].map(([, code]) => code),
  );
  expect(codes).toContain('kicked');
  expect(codes.filter((code) => !(ERROR_CODES as readonly (string | undefined)[]).includes(code))).toEqual(
    [],
  );
});

test(
  'names the session cookie that the server sets',
  withServer(async ({ url }) => {
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
  }),
);

test(
  'serves the document with an ETag, and the answers match it',
  withServer(async ({ url }) => {
    const ann = new TestClient(url);
    const served = await ann.request<object>('GET', '/api/openapi.json');
    // Without this header fetch sends `no-cache`, which disables the ETag comparison.
    const kept = { 'if-none-match': served.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await ann.request('GET', '/api/openapi.json', undefined, kept)).status).toBe(304);
    expect(served.body).toEqual(JSON.parse(JSON.stringify(openapiDocument(''))));

    const ajv = new Ajv({ strict: false, formats: { uri: true, email: true } });
    ajv.addSchema(served.body, 'doc');
    const isWrong = (name: string, body: unknown) => {
      const validate = ajv.getSchema(`doc#/components/schemas/${name}`);
      if (validate === undefined) return `no schema ${name}`;
      return validate(body) === true ? null : validate.errors;
    };
    const party = await createTestTable(url, { players: 3 });
    const { matchId } = party;
    const of = async (path: string) => (await ann.request('GET', path)).body;
    const legal = await party.sockets[0]?.emitWithAck('legal-actions');
    expect(isWrong('CreateTableInput', DEFAULT_TABLE)).toBeNull();
    expect(isWrong('CreateTableInput', { ...DEFAULT_TABLE, players: 7 })).not.toBeNull();
    expect(isWrong('SeatClaim', await ann.openTable())).toBeNull();
    expect(isWrong('MatchPage', await of('/api/matches?status=running'))).toBeNull();
    expect(isWrong('MatchDetail', await of(`/api/matches/${matchId}`))).toBeNull();
    expect(isWrong('Me', await of('/api/me'))).toBeNull();
    expect(isWrong('Error', await of(`/api/matches/${matchId}/record`))).toBeNull();
    expect(isWrong('LegalActions', legal)).toBeNull();
    expect(isWrong('LegalActions', { ...legal, intensify: { count: 3 } })).not.toBeNull();
    const documented = /<!-- example: legal-actions -->\n\n```json\n([^`]*)```/.exec(
      readFileSync(BOT_API_PAGE, 'utf8'),
    )?.[1];
    expect(isWrong('LegalActions', JSON.parse(documented ?? 'null'))).toBeNull();
    await playMoves(party, 'openapi');
    const record = await of(`/api/matches/${matchId}/record`);
    expect(isWrong('GameRecord', record)).toBeNull();
    expect(isWrong('GameRecord', { ...(record as object), seed: 1 })).not.toBeNull();
    const judges = ajv.compile((await of('/api/record.schema.json')) as object);
    expect(judges(record)).toBe(true);
    expect(judges({ ...(record as object), seed: 1 })).toBe(false);
    expect((await ann.request('GET', '/healthz')).status).toBe(200);
    expect((await ann.request('GET', '/readyz')).status).toBe(200);
    party.close();
  }),
);
