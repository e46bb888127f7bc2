/** Hostile requests to every route, with the check of each response. */
import { gzipSync } from 'node:zlib';
import {
  changeTableSchema,
  claimSchema,
  transferHostSchema,
  joinSchema,
  createTableSchema,
  seatOrderSchema,
  readySchema,
  setOpeningHandAnswerSchema,
  startSchema,
} from '@great-fire/protocol';
import type * as z from 'zod';
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import dictionary from './dictionary.json';
import { PROTOTYPE_NAMES } from './hostile-values';
import {
  expectHead,
  parseJson,
  expectReadable,
  expectRejection,
  expectHealthy,
  type HttpCheck,
} from './http-checks';
import { toJsonSchema, mutate, generate } from './schema-values';
import type { Identity, Fixture } from './fixture';

type TargetTables = Pick<Fixture, 'running' | 'waiting'>;

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  readonly check: HttpCheck;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;
const OPEN_TABLE_SHAPE = toJsonSchema(createTableSchema);
const JOIN_SHAPE = toJsonSchema(joinSchema);
const CLAIM_SHAPE = toJsonSchema(claimSchema);
/** Requests that set up a waiting table: the method, the end of the path, and the schema of the body. */
const SETUP_REQUESTS = [
  ['PATCH', '', changeTableSchema],
  ['PUT', '/order', seatOrderSchema],
  ['PUT', '/host', transferHostSchema],
  ['PUT', '/seats/0/ready', readySchema],
  ['PUT', '/seats/0/opening-hand-answer', setOpeningHandAnswerSchema],
  ['POST', '/start', startSchema],
] as const;
const GZIP_BOMB = gzipSync(Buffer.alloc(5_000_000, 0x20));

/** Returns a request that changes nothing if the server handles it correctly. */
export function hostileRequest(
  random: SeededRandom,
  tables: TargetTables,
  identities: readonly Identity[],
): HostileRequest {
  const identity = random.pick(identities);
  const cookie = random.chance(0.8) ? identity.cookie : oddCookie(random);
  const headers = { ...(cookie === null ? {} : { cookie }), ...oddHeaders(random) };
  switch (random.int(9)) {
    case 0:
      return hostilePost('/api/matches', OPEN_TABLE_SHAPE, createTableSchema, headers, random);
    case 1:
      return hostilePost(`/api/matches/${tables.waiting}/seats`, JOIN_SHAPE, joinSchema, headers, random);
    case 2: // a valid request to join a running game
      return {
        ...buildRequest('POST', `/api/matches/${tables.running}/seats`, headers),
        body: JSON.stringify(generate(JOIN_SHAPE, random)),
      };
    case 3: {
      // removal from another person's seat, or from a seat of a running game
      const path = `/api/matches/${random.pick([tables.running, oddSegment(random)])}/seats/${random.pick(['0', '1', '9', '-1', '1e0', oddSegment(random)])}`;
      return buildRequest('DELETE', path, headers);
    }
    case 4: {
      const query = `?status=${oddSegment(random)}&limit=${random.pick(['0', '101', 'x', '1', '-1'])}&${oddSegment(random)}=${oddSegment(random)}`;
      return buildRequest('GET', `/api/matches${query}`, headers);
    }
    case 5: {
      // invalid setup of a waiting table, or a start that is not allowed
      if (random.chance(0.2))
        return buildRequest(
          'POST',
          `/api/matches/${random.pick([tables.running, tables.waiting])}/start`,
          headers,
        );
      const [method, suffix, schema] = random.pick(SETUP_REQUESTS);
      const path = `/api/matches/${tables.waiting}${suffix}`;
      return { ...hostilePost(path, toJsonSchema(schema), schema, headers, random), method };
    }
    case 6: // recovery by an unknown person, or with an invalid link
      if (random.chance(0.2)) return buildRequest('POST', '/api/recovery', { cookie: oddCookie(random) });
      return hostilePost('/api/recovery/claims', CLAIM_SHAPE, claimSchema, headers, random);
    case 7:
      return targetRequest(random, tables, headers);
    default: {
      const method = random.pick(METHODS);
      const path = oddPath(random, tables);
      // DELETE /api/me succeeds for a known person, so only unknown people send it here.
      const isForgetMe = method === 'DELETE' && path === '/api/me';
      return buildRequest(method, path, isForgetMe ? { ...headers, cookie: oddCookie(random) } : headers);
    }
  }
}

/** Returns a request that makes the server send to an address that is not public, or with a key that is none. */
function targetRequest(
  random: SeededRandom,
  tables: TargetTables,
  headers: Readonly<Record<string, string>>,
): HostileRequest {
  const url = `https://${random.pick(dictionary.hosts)}/`;
  const path = `/api/matches/${tables.waiting}/webhook`;
  if (random.chance(0.5))
    return { ...buildRequest('PUT', path, headers), body: JSON.stringify({ kind: 'json', url }) };
  const keys = { p256dh: random.pick(['A', 'B', '_']).repeat(87), auth: 'A'.repeat(22) };
  const endpoint = random.pick([url, 'https://push.example/']);
  return { ...buildRequest('PUT', '/api/me/push', headers), body: JSON.stringify({ endpoint, keys }) };
}

function hostilePost(
  path: string,
  shape: ReturnType<typeof toJsonSchema>,
  schema: z.ZodType,
  headers: Readonly<Record<string, string>>,
  random: SeededRandom,
): HostileRequest {
  if (random.chance(0.02)) {
    return { ...buildRequest('POST', path, { ...headers, 'content-encoding': 'gzip' }), body: GZIP_BOMB };
  }
  if (random.chance(0.05))
    return { ...buildRequest('POST', path, headers), body: `{"name":"${'x'.repeat(20_000)}"}` };
  for (;;) {
    const body = mutate(generate(shape, random), random);
    const text = random.chance(0.1) ? JSON.stringify(body).slice(0, -1) : JSON.stringify(body);
    const result = schema.safeParse(parseJson(text));
    if (result.success) continue;
    return { ...buildRequest('POST', path, headers), body: text, check: expectRejection };
  }
}

function buildRequest(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): HostileRequest {
  const isReading = method === 'GET' || method === 'HEAD';
  const body = isReading || method === 'OPTIONS' ? null : '{}';
  const json = body === null ? {} : { 'content-type': 'application/json' };
  return { method, path, headers: { ...json, ...headers }, body, check: selectCheck(method, path) };
}

function selectCheck(method: string, path: string): HttpCheck {
  if (path.startsWith('/socket.io/')) return method === 'HEAD' ? expectHead : expectRejection; // upgrades only
  if (method === 'HEAD') return expectHead;
  if (method !== 'GET') return expectRejection;
  return path === '/healthz' ? expectHealthy : expectReadable;
}

const ODD_SEGMENTS = [...dictionary.segments, 'x'.repeat(3000), ...PROTOTYPE_NAMES];
const oddSegment = (random: SeededRandom): string => random.pick(ODD_SEGMENTS);

const oddPath = (random: SeededRandom, { running, waiting }: TargetTables): string =>
  random.pick([
    ...dictionary.paths,
    `/api/matches/${running}`,
    `/api/matches/${running}/record`,
    `/api/matches/${waiting}`,
    `/api/matches/${waiting}/record`,
    `/api/matches/${oddSegment(random)}`,
    `/api/matches/${oddSegment(random)}/${oddSegment(random)}`,
    `/api/${oddSegment(random)}`,
    `/${oddSegment(random)}`,
    `/assets/${oddSegment(random)}.js`,
    `/t/${oddSegment(random)}`,
  ]);

const oddCookie = (random: SeededRandom): string =>
  random.pick([
    'session=',
    'session=%',
    'session="',
    'session=%ff',
    'session',
    '=',
    `session=${'x'.repeat(3000)}`,
    'session=__proto__; __proto__=session',
    `${'a=b; '.repeat(300)}session=1`,
    'session=1; session=2; session=3',
  ]);

function oddHeaders(random: SeededRandom): Readonly<Record<string, string>> {
  const odd: readonly Readonly<Record<string, string>>[] = [
    { authorization: 'Basic QTpC' },
    { authorization: `Bearer ${'x'.repeat(43)}` },
    { authorization: `Bearer ${'x'.repeat(5000)}` },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: '__proto__' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-7' },
    { 'content-type': 'application/xml' },
    { 'content-encoding': 'br' },
    { 'content-encoding': '__proto__' },
    { 'accept-encoding': 'br;q=x, __proto__, *;q=9' },
    { accept: `${'a/b,'.repeat(200)}*/*` },
    { range: 'bytes=9-1,-5,x' },
    { 'if-none-match': '*' },
    { 'if-modified-since': 'yesterday' },
    { 'x-forwarded-for': `${'1.2.3.4,'.repeat(100)}x` },
    { 'x-forwarded-proto': 'https' },
    { 'x-http-method-override': 'DELETE' },
    { host: '[::1' },
    { 'x-request-id': '{"level":60}' },
    { 'user-agent': 'Version/ '.repeat(1500) },
  ];
  return random.chance(0.4) ? random.pick(odd) : {};
}

/** Describes a request for failure messages. */
export const describeRequest = ({ method, path, headers, body }: HostileRequest): string =>
  JSON.stringify({ method, path, headers, body: String(body ?? '').slice(0, 300) });
