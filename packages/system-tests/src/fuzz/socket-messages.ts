/** Hostile messages on a socket's events, with the check of each answer. */
import { checkActionOnView, legalActions, type PlayerView } from '@great-fire/game';
import {
  chatSchema,
  historySchema,
  moveSchema,
  historicViewsSchema,
  chatHistorySchema,
  moderationSchema,
  tableCommandSchema,
} from '@great-fire/protocol';
import type * as z from 'zod';
import type { SeededRandom } from '@great-fire/testkit/seeded-random';
import dictionary from './dictionary.json';
import { PROTOTYPE_NAMES, hostileValue } from './hostile-values';
import { checkCode, type RejectionBody } from './http-checks';
import { toJsonSchema, mutate, generate } from './schema-values';

export interface LiveContext {
  readonly stateId: number;
  readonly activePlayer: { readonly seat: number; readonly view: PlayerView };
}

export interface HostileMessage {
  readonly event: string;
  readonly args: readonly unknown[];
  /** Returns the problem with an answer, or null if it is right. */
  readonly check: (answer: unknown) => string | null;
}

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  move: moveSchema,
  chat: chatSchema,
  'chat-history': chatHistorySchema,
  moderate: moderationSchema,
  history: historySchema,
  'historic-views': historicViewsSchema,
  'table-command': tableCommandSchema,
};
const SHAPES = Object.entries(SCHEMAS).map(([event, schema]) => ({
  event,
  schema,
  shape: toJsonSchema(schema),
}));
const READ_EVENTS: ReadonlySet<string> = new Set(['sync', 'history', 'historic-views', 'chat-history']);
const MAY_SUCCEED_EVENTS: ReadonlySet<string> = new Set(['chat', 'table-command', 'moderate']);

const UNKNOWN_EVENTS = [...dictionary.events, ...PROTOTYPE_NAMES];

/**
 * Returns a random message from `seat` (null: no seat). It is never one with which a legitimate client could change
 * anything.
 */
export function hostileMessage(random: SeededRandom, seat: number | null, live: LiveContext): HostileMessage {
  const kind = random.next();
  if (kind < 0.35) return misplacedMove(random, seat, live);
  if (kind < 0.45) return unknownEvent(random);
  if (kind < 0.5) return readRequest(random);
  for (;;) {
    const { event, schema, shape } = random.pick(SHAPES);
    const payload = mutate(generate(shape, random), random);
    const received = roundTripJson(payload);
    // Valid messages of these events may succeed.
    if (MAY_SUCCEED_EVENTS.has(event) && schema.safeParse(received).success) continue;
    if (event === 'move' && isLegalMove(received, seat, live)) continue;
    return {
      event,
      args: random.chance(0.1) ? [payload, hostileValue(random)] : [payload],
      check: selectCheck(event, schema, received),
    };
  }
}

/** Returns a well-formed move from the wrong seat, at the wrong state, or against the rules. */
function misplacedMove(random: SeededRandom, seat: number | null, live: LiveContext): HostileMessage {
  const { shape } = SHAPES[0] ?? { shape: {} };
  const { view } = live.activePlayer;
  for (;;) {
    const generated = generate(shape, random) as { readonly id: string };
    const action = random.chance(0.5)
      ? random.pick(legalActions(view))
      : (generated as { readonly action?: unknown }).action;
    const stateId = random.chance(0.7) ? live.stateId : live.stateId + random.int(60) - 30;
    const message = { ...generated, stateId, action };
    if (isLegalMove(message, seat, live)) continue;
    return { event: 'move', args: [message], check: selectCheck('move', moveSchema, roundTripJson(message)) };
  }
}

/** Returns whether the message is a move that this seat may make now. */
function isLegalMove(message: unknown, seat: number | null, { stateId, activePlayer }: LiveContext): boolean {
  const result = moveSchema.safeParse(message);
  if (!result.success || seat !== activePlayer.seat || result.data.stateId !== stateId) return false;
  return checkActionOnView(activePlayer.view, result.data.action) === null;
}

function unknownEvent(random: SeededRandom): HostileMessage {
  return {
    event: random.pick(UNKNOWN_EVENTS),
    args: [hostileValue(random)],
    check: (answer) => expectRejection(answer, ['event']),
  };
}

/** Returns a frequent read request that any client may send. */
function readRequest(random: SeededRandom): HostileMessage {
  if (random.chance(0.1)) return { event: 'sync', args: [], check: expectOk };
  if (random.chance(0.1)) return { event: 'legal-actions', args: [], check: expectAck }; // allowed for players
  const before = random.int(60);
  const limit = 1 + random.int(200);
  return { event: 'history', args: [{ before, limit }], check: expectOk };
}

function selectCheck(
  event: string,
  schema: z.ZodType,
  received: unknown,
): (answer: unknown) => string | null {
  const result = schema.safeParse(received);
  if (result.success) return READ_EVENTS.has(event) ? expectAck : (answer) => expectRejection(answer, null);
  const fields = result.error.issues.flatMap(({ path, ...issue }) =>
    'keys' in issue ? issue.keys.map((key) => [...path, key].join('.')) : [String(path[0] ?? 'message')],
  );
  return (answer) => expectRejection(answer, fields);
}

const roundTripJson = (payload: unknown): unknown => {
  const text = JSON.stringify([payload]);
  return (JSON.parse(text) as readonly unknown[])[0];
};

interface RawAck extends RejectionBody {
  readonly ok?: unknown;
}

function expectOk(answer: unknown): string | null {
  return (answer as RawAck).ok === true ? null : `was rejected: ${JSON.stringify(answer)}`;
}

function expectAck(answer: unknown): string | null {
  return (answer as RawAck).ok === true ? null : expectRejection(answer, null);
}

/**
 * Returns the problem with a rejection, or null if it is right. It needs a known code other than an internal error,
 * and a message. For a malformed message it must name one of the wrong fields.
 */
function expectRejection(answer: unknown, fields: readonly string[] | null): string | null {
  const { ok, code, field, ...body } = answer as RawAck;
  if (ok !== false) return 'was accepted';
  const problem = checkCode({ ...body, code });
  if (problem !== null || fields === null) return problem;
  if (code !== 'bad-request') return `was rejected as ${String(code)}, not as a bad request`;
  const namedField = typeof field === 'string' ? field : '';
  return fields.some(
    (expected) => namedField === expected.slice(0, 80) || namedField.startsWith(`${expected}.`),
  )
    ? null
    : `was rejected for "${namedField}", but the malformed field is ${fields.join()}`;
}
