import Ajv from 'ajv/dist/2020';
import { TestClient, DEFAULT_TABLE, createTestTable, playMoves, withServer } from '../../../testing';
import { createApiRouter } from '../api-router';
import type { ApiDeps } from '../api-router';
import { openapiDocument } from './document';
import { OPERATIONS } from './operations';

const operationKey = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`;

test('every route of the server is in the document, and none more', () => {
  // A server that has all there can be; nothing is asked of its parts.
  const all = { emailService: {}, imageRenderer: {}, showsRatings: true, notifications: {}, storage: {} };
  const { stack } = createApiRouter(all as unknown as ApiDeps);
  const routed = stack.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
  );
  const documented = OPERATIONS.map(operationKey);
  expect(new Set(documented).size).toBe(documented.length);
  expect(documented.filter((name) => name.includes('/api')).sort()).toEqual(routed.sort());
});

test(
  'it is served with an ETag, and what the server answers is as it says',
  withServer(async ({ url }) => {
    const ann = new TestClient(url);
    const served = await ann.request<object>('GET', '/api/openapi.json');
    // Left out, fetch asks for what is kept nowhere.
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
    expect(isWrong('OpenTable', DEFAULT_TABLE)).toBeNull();
    expect(isWrong('OpenTable', { ...DEFAULT_TABLE, seats: 7 })).not.toBeNull();
    expect(isWrong('SeatClaim', await ann.openTable())).toBeNull();
    expect(isWrong('MatchPage', await of('/api/matches?status=running'))).toBeNull();
    expect(isWrong('MatchDetail', await of(`/api/matches/${matchId}`))).toBeNull();
    expect(isWrong('Me', await of('/api/me'))).toBeNull();
    expect(isWrong('Error', await of(`/api/matches/${matchId}/record`))).toBeNull();
    expect(isWrong('LegalActions', legal)).toBeNull();
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
