/**
 * The JSON examples of docs/api.md and docs/bot-api.md. A comment such as `<!-- example: sync -->` above a block names
 * its example. A block that ends in `-request` is sent as it stands. All other blocks hold what the server answered.
 *
 * The page decides which part of an answer it shows: it may leave out keys, and the ends of lists. The page's own values
 * of `RANDOM_FIELDS` replace those of the answer, because they differ in each run. The deal is fixed, and the clock
 * stands still.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DISTRICT_IDS, type Action } from '@great-fire/game';
import type { DeltaUpdate, LegalActions, SeatClaim, Sync } from '@great-fire/protocol';
import {
  TestClient,
  createTestTable,
  randomAction,
  seededRandom,
  startTestServer,
  withFixedSecrets,
  type TestServer,
  type TestSocket,
  type TestTable,
} from '../testing';

const DOCS = join(__dirname, '../../../docs');

export const API_PAGES = { api: join(DOCS, 'api.md'), bots: join(DOCS, 'bot-api.md') } as const;

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

interface Example {
  readonly name: string;
  readonly json: Json;
}

const EXAMPLE_PATTERN = /<!-- example: ([\w-]+) -->\n\n```json\n([^`]*)```/g;
const JSON_BLOCK_PATTERN = /^```json$/gm;
const CURL_BODY_PATTERN = / -d '([^']*)'/;

/** Returns the examples of a page, in order. @throws Error if a block has no name */
export function readExamples(page: string): readonly Example[] {
  const examples = [...page.matchAll(EXAMPLE_PATTERN)].map(([, name = '', text = '']) => ({
    name,
    json: parseJson(text),
  }));
  if (examples.length !== [...page.matchAll(JSON_BLOCK_PATTERN)].length)
    throw new Error('A block of JSON has no comment with its name');
  return examples;
}

/** Returns the page with these examples in its blocks. The caller formats them. */
export const replaceExamples = (page: string, examples: readonly Example[]): string =>
  page.replace(EXAMPLE_PATTERN, (block: string, name: string, text: string) => {
    const example = examples.find((candidate) => candidate.name === name);
    return example === undefined ? block : block.replace(text, () => `${JSON.stringify(example.json)}\n`);
  });

/** Returns the examples of both pages as a server answers them now. @throws Error if the server answers otherwise */
export async function recordExamples(): Promise<
  Readonly<Record<keyof typeof API_PAGES, readonly Example[]>>
> {
  const pages = { api: readFileSync(API_PAGES.api, 'utf8'), bots: readFileSync(API_PAGES.bots, 'utf8') };
  const server = await startTestServer({
    now: () => CLOCK,
    wrapStorage: withFixedSecrets({ seed: 'examples', entropies: [] }),
  });
  try {
    const curlBody = parseJson(CURL_BODY_PATTERN.exec(pages.api)?.[1] ?? '');
    const documented = { api: readExamples(pages.api), bots: readExamples(pages.bots) };
    const answers = {
      ...(await recordHttp(server, curlBody)),
      ...(await recordTableOfBots(server, requireExample(documented.bots, 'open-request'))),
      ...(await recordGame(server)),
    };
    const present = ({ name, json }: Example): Example =>
      name.endsWith('-request') ? { name, json } : { name, json: showPart(name, json, answers[name]) };
    return { api: documented.api.map(present), bots: documented.bots.map(present) };
  } finally {
    await server.stop();
  }
}

const CLOCK = 1_764_100_000_000;

type Answers = Readonly<Record<string, unknown>>;

async function recordHttp({ url }: TestServer, body: Json): Promise<Answers> {
  const claim = await new TestClient(url).request('POST', '/api/matches', body);
  if (claim.status !== 201) throw new Error(claim.text);
  const wrongBody = {
    ...(body as object),
    options: { hiddenColours: false, moreDestruction: false, cones: 66 },
  };
  const error = await new TestClient(url).request('POST', '/api/matches', wrongBody);
  return { 'seat-claim': claim.body, error: error.body };
}

/** Opens the table that a program opens, and starts its game. */
async function recordTableOfBots({ url }: TestServer, body: Json): Promise<Answers> {
  const client = new TestClient(url);
  const { status, text, body: claim } = await client.request<SeatClaim>('POST', '/api/matches', body);
  if (status !== 201) throw new Error(text);
  await client.start(claim.match.id);
  return {};
}

/** Plays until the first seat chooses a spread, makes that move, and plays on until cones are placed. */
async function recordGame({ url }: TestServer): Promise<Answers> {
  const table = await createTestTable(url, { name: 'Example' });
  const [own] = table.sockets;
  if (own === undefined) throw new Error('No player');
  const random = seededRandom('examples');
  const isChoiceOfSpread = ({ mySeat, frame }: Sync): boolean =>
    frame?.view.turn.seat === mySeat &&
    frame.view.turn.step === 'spread' &&
    frame.view.turn.number >= FIRST_TURN;
  await playUntil(table, random, () => own.latestSync !== null && isChoiceOfSpread(own.latestSync));
  const { sync } = await own.emitWithAck('sync');
  const legalActions = await requestLegalActions(own);
  const action = firstSpread(legalActions);
  const received = new Promise<DeltaUpdate>((resolve) => own.socket.once('delta', resolve));
  const { stateId } = own;
  const ack = await own.move(action);
  if (!ack.ok) throw new Error(JSON.stringify(ack));
  const delta = await received;
  await Promise.all(allSockets(table).map((socket) => socket.waitForState(stateId + 1)));
  const placer = await playUntil(table, random, async (socket) => {
    return (await requestLegalActions(socket)).intensify !== null;
  });
  const intensify = await requestLegalActions(placer);
  const placement = firstPlacement(intensify);
  const placed = await placer.move(placement);
  if (!placed.ok) throw new Error(JSON.stringify(placed));
  table.close();
  return {
    sync,
    delta,
    'legal-actions': legalActions,
    move: { id: MOVE_ID, stateId, action },
    intensify,
    'intensify-action': placement,
  };
}

/** The fields of examples that differ in each run. */
const RANDOM_FIELDS: ReadonlySet<string> = new Set([
  'seat-claim.match.id',
  'seat-claim.token',
  'seat-claim.seedCommitment',
  'sync.match.id',
]);

const MOVE_ID = '3f0c1a9e-7d52-4b7e';
const FIRST_TURN = 5; // of the examples: the fire has spread by then

const allSockets = ({ sockets, spectator }: TestTable): readonly TestSocket[] => [
  ...sockets,
  spectator.socket,
];

async function requestLegalActions(socket: TestSocket): Promise<LegalActions & { readonly ok: boolean }> {
  return (await socket.emitWithAck('legal-actions')) as unknown as LegalActions & { readonly ok: boolean };
}

/** Plays at random until `isDone` holds for the socket of the seat to move. Resolves to this socket. */
async function playUntil(
  table: TestTable,
  random: () => number,
  isDone: (active: TestSocket) => boolean | Promise<boolean>,
): Promise<TestSocket> {
  for (;;) {
    const active = table.sockets.find(({ latestSync }) => {
      const view = latestSync?.frame?.view;
      return view !== undefined && view.turn.seat === view.viewer;
    });
    const view = active?.latestSync?.frame?.view;
    if (active === undefined || view === undefined) throw new Error('The game is over');
    if (await isDone(active)) return active;
    const ack = await active.move(randomAction(view, random));
    if (ack.stateId === undefined) throw new Error(JSON.stringify(ack));
    const { stateId } = ack;
    await Promise.all(allSockets(table).map((socket) => socket.waitForState(stateId)));
  }
}

function firstSpread({ spreads }: LegalActions): Action {
  const [spread] = spreads;
  const [target] = spread?.targets ?? [];
  const [exit] = target?.exits ?? [];
  const [from] = spread?.sources ?? [];
  if (spread === undefined || target === undefined || exit === undefined || from === undefined)
    throw new Error('No spread is legal');
  return { type: 'spread', card: spread.card, from, exit, to: target.to };
}

function firstPlacement({ intensify }: LegalActions): Action {
  if (intensify === null) throw new Error('No cones are placed');
  const districts = DISTRICT_IDS.flatMap((id) => Array.from({ length: intensify.room[id] ?? 0 }, () => id));
  return { type: 'intensify', districts: districts.slice(0, intensify.count) };
}

/** Returns the part of an answer that an example shows, with the page's own ids. @throws Error if it has no such part */
function showPart(path: string, shown: Json, answer: unknown): Json {
  if (Array.isArray(shown)) return showItems(path, shown as readonly Json[], answer);
  if (typeof shown !== 'object' || shown === null) return RANDOM_FIELDS.has(path) ? shown : (answer as Json);
  if (typeof answer !== 'object' || answer === null) throw new Error(`${path}: the server sends no object`);
  const fields = answer as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(shown).map(([key, value]) => {
      if (!(key in fields)) throw new Error(`${path}.${key}: the server does not send it`);
      return [key, showPart(`${path}.${key}`, value, fields[key])];
    }),
  );
}

function showItems(path: string, shown: readonly Json[], answer: unknown): Json {
  if (!Array.isArray(answer)) throw new Error(`${path}: the server sends no list`);
  if (answer.length < shown.length)
    throw new Error(`${path}: the server sends only ${String(answer.length)} items`);
  return shown.map((item, index) => showPart(`${path}.${String(index)}`, item, answer[index]));
}

const parseJson = (text: string): Json => JSON.parse(text) as Json;

function requireExample(examples: readonly Example[], name: string): Json {
  const example = examples.find((candidate) => candidate.name === name);
  if (example === undefined) throw new Error(`There is no example ${name}`);
  return example.json;
}
