/** Hostile requests on every route, and how each may be answered. */
import { gzipSync } from 'node:zlib';
import {
  changeTableSchema,
  claimSchema,
  commitSchema,
  hostSchema,
  joinSchema,
  openTableSchema,
  orderSchema,
  readySchema,
  revealSchema,
} from '@great-fire/protocol';
import type * as z from 'zod';
import type { Dice } from './dice';
import { PROTOTYPE_NAMES } from './hostile-values';
import { headWrong, parsed, readingWrong, refusalWrong, wellWrong } from './http-judge';
import type { HttpJudge } from './http-judge';
import { described, spoilt, valid } from './near-valid';
import type { Identity, Stage } from './stage';

type Tables = Pick<Stage, 'running' | 'waiting' | 'dealing' | 'awaited'>;

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
  readonly wrongWith: HttpJudge;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'] as const;
const OPEN = described(openTableSchema);
const JOIN = described(joinSchema);
const CLAIM = described(claimSchema);
/** What is arranged of a table that waits: method, the end of the path, what is sent. */
const ARRANGED = [
  ['PATCH', '', changeTableSchema],
  ['PUT', '/order', orderSchema],
  ['PUT', '/host', hostSchema],
  ['PUT', '/seats/0/ready', readySchema],
  ['PUT', '/seats/0/part', commitSchema],
] as const;
const REVEAL = described(revealSchema);
const COMMIT = described(commitSchema);
const BOMB = gzipSync(Buffer.alloc(5_000_000, 0x20));

/** One request that changes nothing if it is met rightly. */
export function hostileRequest(dice: Dice, stage: Tables, identities: readonly Identity[]): HostileRequest {
  const shown = dice.pick(identities);
  const cookie = dice.isLucky(0.8) ? shown.cookie : oddCookie(dice);
  const headers = { ...(cookie === null ? {} : { cookie }), ...oddHeaders(dice) };
  switch (dice.below(9)) {
    case 0:
      return posted('/api/matches', OPEN, openTableSchema, headers, dice);
    case 1:
      return posted(`/api/matches/${stage.waiting}/seats`, JOIN, joinSchema, headers, dice);
    case 2: // to join a game that began, with all that is needed
      return {
        ...request('POST', `/api/matches/${stage.running}/seats`, headers),
        body: JSON.stringify(valid(JOIN, dice)),
      };
    case 3: {
      // somebody else's seat, or one of a game that began
      const path = `/api/matches/${dice.pick([stage.running, oddPart(dice)])}/seats/${dice.pick(['0', '1', '9', '-1', '1e0', oddPart(dice)])}`;
      return request('DELETE', path, headers);
    }
    case 4: {
      const query = `?status=${oddPart(dice)}&limit=${dice.pick(['0', '101', 'x', '1', '-1'])}&${oddPart(dice)}=${oddPart(dice)}`;
      return request('GET', `/api/matches${query}`, headers);
    }
    case 5: {
      // another's table, or one's own in a way that cannot be; to start what nobody joined
      if (dice.isLucky(0.2))
        return request('POST', `/api/matches/${dice.pick([stage.running, stage.waiting])}/start`, headers);
      const [method, end, schema] = dice.pick(ARRANGED);
      const path = `/api/matches/${stage.waiting}${end}`;
      return { ...posted(path, described(schema), schema, headers, dice), method };
    }
    case 6:
      return ofTheDeal(dice, stage, headers);
    case 7: // to move away as somebody who is nobody, by a link that is none
      if (dice.isLucky(0.2)) return request('POST', '/api/recovery', { cookie: oddCookie(dice) });
      return posted('/api/recovery/claims', CLAIM, claimSchema, headers, dice);
    default: {
      const method = dice.pick(METHODS);
      const path = oddPath(dice, stage);
      // Anybody may be forgotten who asks for it: only somebody who is nobody asks here.
      const byNobody = method === 'DELETE' && path === '/api/me';
      return request(method, path, byNobody ? { ...headers, cookie: oddCookie(dice) } : headers);
    }
  }
}

/** A request about a deal that waits for one seat: by others, or by that seat with a part that breaks its commitment. */
function ofTheDeal(dice: Dice, stage: Tables, headers: Readonly<Record<string, string>>): HostileRequest {
  const table = `/api/matches/${stage.dealing}`;
  const seat = `${table}/seats/${dice.pick(['0', '2', '7', oddPart(dice)])}`;
  const awaited = stage.awaited.cookie;
  const byIt = { ...headers, ...(awaited !== null && dice.isLucky(0.5) && { cookie: awaited }) };
  const sent = (path: string, shape: ReturnType<typeof described>) => ({
    ...request('PUT', path, byIt),
    body: JSON.stringify(valid(shape, dice)),
  });
  switch (dice.below(5)) {
    case 0:
      return request('POST', `${table}/close`, headers);
    case 1:
      return sent(`${seat}/part`, COMMIT); // the list is fixed
    case 2:
      return sent(`${seat}/reveal`, REVEAL);
    case 3:
      return { ...posted(`${seat}/part`, COMMIT, commitSchema, byIt, dice), method: 'PUT' };
    default:
      return { ...posted(`${seat}/reveal`, REVEAL, revealSchema, byIt, dice), method: 'PUT' };
  }
}

function posted(
  path: string,
  shape: ReturnType<typeof described>,
  schema: z.ZodType,
  headers: Readonly<Record<string, string>>,
  dice: Dice,
): HostileRequest {
  if (dice.isLucky(0.02)) {
    return { ...request('POST', path, { ...headers, 'content-encoding': 'gzip' }), body: BOMB };
  }
  if (dice.isLucky(0.05))
    return { ...request('POST', path, headers), body: `{"name":"${'x'.repeat(20_000)}"}` };
  for (;;) {
    const body = spoilt(valid(shape, dice), dice);
    const text = dice.isLucky(0.1) ? JSON.stringify(body).slice(0, -1) : JSON.stringify(body);
    const read = schema.safeParse(parsed(text));
    if (read.success) continue;
    return { ...request('POST', path, headers), body: text, wrongWith: refusalWrong };
  }
}

function request(method: string, path: string, headers: Readonly<Record<string, string>>): HostileRequest {
  const isReading = method === 'GET' || method === 'HEAD';
  const body = isReading || method === 'OPTIONS' ? null : '{}';
  const json = body === null ? {} : { 'content-type': 'application/json' };
  return { method, path, headers: { ...json, ...headers }, body, wrongWith: judgeOf(method, path) };
}

function judgeOf(method: string, path: string): HttpJudge {
  if (path.startsWith('/socket.io/')) return method === 'HEAD' ? headWrong : refusalWrong; // sockets come as upgrades only
  if (method === 'HEAD') return headWrong;
  if (method !== 'GET') return refusalWrong;
  return path === '/healthz' ? wellWrong : readingWrong;
}

const oddPart = (dice: Dice): string =>
  dice.pick([
    ...PROTOTYPE_NAMES,
    '%00',
    '%ff',
    '%',
    '..%2f..%2fetc%2fpasswd',
    'aaaaaaaaaa',
    'x'.repeat(3000),
    '%F0%9F%94%A5',
    '0',
    '[]',
    'null',
  ]);

const oddPath = (dice: Dice, { running, waiting, dealing }: Tables): string =>
  dice.pick([
    '/',
    '//',
    '/api',
    '/api/',
    '/api//matches',
    '/api/me',
    '/healthz',
    '/socket.io/',
    '/socket.io/?EIO=4&transport=polling',
    '/socket.io/?EIO=4&transport=__proto__',
    '/socket.io/?EIO=3&transport=websocket&sid=x',
    '/api/recovery/claims',
    `/api/matches/${running}`,
    `/api/matches/${running}/record`,
    `/api/matches/${waiting}/record`,
    `/api/matches/${dealing}`,
    `/api/matches/${dealing}/record`,
    `/api/matches/${oddPart(dice)}`,
    `/api/matches/${oddPart(dice)}/${oddPart(dice)}`,
    `/api/${oddPart(dice)}`,
    `/${oddPart(dice)}`,
    `/assets/${oddPart(dice)}.js`,
    `/t/${oddPart(dice)}`,
  ]);

const oddCookie = (dice: Dice): string =>
  dice.pick([
    'guest=',
    'guest=%',
    'guest="',
    'guest=%ff',
    'guest',
    '=',
    `guest=${'x'.repeat(3000)}`,
    'guest=__proto__; __proto__=guest',
    `${'a=b; '.repeat(300)}guest=1`,
    'guest=1; guest=2; guest=3',
  ]);

function oddHeaders(dice: Dice): Readonly<Record<string, string>> {
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
  ];
  return dice.isLucky(0.4) ? dice.pick(odd) : {};
}

/** For the log of what was sent. */
export const told = ({ method, path, headers, body }: HostileRequest): string =>
  JSON.stringify({ method, path, headers, body: String(body ?? '').slice(0, 300) });
