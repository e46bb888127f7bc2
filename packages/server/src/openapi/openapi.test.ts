import Ajv from 'ajv/dist/2020';
import { Guest, TABLE, gather, playOn, withServer } from '../../testing';
import { lobbyRoutes } from '../lobby/routes';
import type { LobbyParts } from '../lobby/routes';
import { openapiDocument } from './document';
import { OPERATIONS } from './operations';

const named = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method.toUpperCase()} ${path}`;

test('every route of the server is in the document, and none more', () => {
  // A server that has all there can be; nothing is asked of its parts.
  const all = { mail: {}, painter: {}, showsRatings: true, notices: {}, storage: {} };
  const { stack } = lobbyRoutes(all as unknown as LobbyParts);
  const routed = stack.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`),
  );
  const told = OPERATIONS.map(named);
  expect(new Set(told).size).toBe(told.length);
  expect(told.filter((name) => name.includes('/api')).sort()).toEqual(routed.sort());
});

test(
  'it is served with an ETag, and what the server answers is as it says',
  withServer(async ({ url }) => {
    const ann = new Guest(url);
    const served = await ann.ask<object>('GET', '/api/openapi.json');
    // Left out, fetch asks for what is kept nowhere.
    const kept = { 'if-none-match': served.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await ann.ask('GET', '/api/openapi.json', undefined, kept)).status).toBe(304);
    expect(served.body).toEqual(JSON.parse(JSON.stringify(openapiDocument(''))));

    const ajv = new Ajv({ strict: false, formats: { uri: true, email: true } });
    ajv.addSchema(served.body, 'doc');
    const isWrong = (name: string, body: unknown) => {
      const validate = ajv.getSchema(`doc#/components/schemas/${name}`);
      if (validate === undefined) return `no schema ${name}`;
      return validate(body) === true ? null : validate.errors;
    };
    const party = await gather(url, { seats: 3 });
    const { matchId } = party;
    const of = async (path: string) => (await ann.ask('GET', path)).body;
    const legal = await party.sockets[0]?.ask('legal');
    expect(isWrong('OpenTable', TABLE)).toBeNull();
    expect(isWrong('OpenTable', { ...TABLE, seats: 7 })).not.toBeNull();
    expect(isWrong('SeatGiven', await ann.open())).toBeNull();
    expect(isWrong('MatchPage', await of('/api/matches?status=running'))).toBeNull();
    expect(isWrong('MatchDetail', await of(`/api/matches/${matchId}`))).toBeNull();
    expect(isWrong('Me', await of('/api/me'))).toBeNull();
    expect(isWrong('Error', await of(`/api/matches/${matchId}/record`))).toBeNull();
    expect(isWrong('LegalChoices', legal)).toBeNull();
    await playOn(party, 'openapi');
    const record = await of(`/api/matches/${matchId}/record`);
    expect(isWrong('GameRecord', record)).toBeNull();
    expect(isWrong('GameRecord', { ...(record as object), seed: 1 })).not.toBeNull();
    const judges = ajv.compile((await of('/api/record.schema.json')) as object);
    expect(judges(record)).toBe(true);
    expect(judges({ ...(record as object), seed: 1 })).toBe(false);
    expect((await ann.ask('GET', '/healthz')).status).toBe(200);
    expect((await ann.ask('GET', '/readyz')).status).toBe(200);
    party.close();
  }),
);
