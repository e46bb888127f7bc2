/** Hostile messages on a socket's events, and how each may be answered. */
import { checkOnView, legalActions } from '@great-fire/game';
import type { PlayerView } from '@great-fire/game';
import {
  ERROR_CODES,
  chatSchema,
  historySchema,
  moveSchema,
  pastSchema,
  saidSchema,
  tendSchema,
  wishSchema,
} from '@great-fire/protocol';
import type * as z from 'zod';
import type { Dice } from './dice';
import { PROTOTYPE_NAMES, hostileValue } from './hostile-values';
import { described, spoilt, valid } from './near-valid';

export interface Moment {
  readonly stateId: number;
  readonly awaited: { readonly seat: number; readonly view: PlayerView };
}

export interface HostileMessage {
  readonly event: string;
  readonly sent: readonly unknown[];
  /** What is wrong with an answer to it, or null. */
  readonly wrongWith: (answer: unknown) => string | null;
}

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  move: moveSchema,
  chat: chatSchema,
  said: saidSchema,
  tend: tendSchema,
  history: historySchema,
  past: pastSchema,
  conduct: wishSchema,
};
const SHAPES = Object.entries(SCHEMAS).map(([event, schema]) => ({
  event,
  schema,
  shape: described(schema),
}));
const READS: ReadonlySet<string> = new Set(['sync', 'history', 'past', 'said']);
const MAY_BE_GRANTED: ReadonlySet<string> = new Set(['chat', 'conduct', 'tend']);
const CODES: ReadonlySet<unknown> = new Set(ERROR_CODES);

const EVENTS = [
  'update',
  'presence',
  'lobby',
  'join',
  'error',
  'message',
  'ping',
  'SYNC',
  '',
  ...PROTOTYPE_NAMES,
];

/** One message by `seat` (null: no seat); never one that a rule-abiding client could send to change something. */
export function hostileMessage(dice: Dice, seat: number | null, moment: Moment): HostileMessage {
  const kind = dice.roll();
  if (kind < 0.35) return misplacedMove(dice, seat, moment);
  if (kind < 0.45) return unknownEvent(dice);
  if (kind < 0.5) return reading(dice);
  for (;;) {
    const { event, schema, shape } = dice.pick(SHAPES);
    const payload = spoilt(valid(shape, dice), dice);
    const arrived = overTheWire(payload);
    // Anybody may talk, and who sits there may ask the others for something.
    if (MAY_BE_GRANTED.has(event) && schema.safeParse(arrived).success) continue;
    if (event === 'move' && isMade(arrived, seat, moment)) continue;
    return {
      event,
      sent: dice.isLucky(0.1) ? [payload, hostileValue(dice)] : [payload],
      wrongWith: judge(event, schema, arrived),
    };
  }
}

/** A move as it should be, from somebody or at a time that it should not come from. */
function misplacedMove(dice: Dice, seat: number | null, moment: Moment): HostileMessage {
  const { shape } = SHAPES[0] ?? { shape: {} };
  const { view } = moment.awaited;
  for (;;) {
    const made = valid(shape, dice) as { readonly id: string };
    const action = dice.isLucky(0.5)
      ? dice.pick(legalActions(view))
      : (made as { readonly action?: unknown }).action;
    const stateId = dice.isLucky(0.7) ? moment.stateId : moment.stateId + dice.below(60) - 30;
    const message = { ...made, stateId, action };
    if (isMade(message, seat, moment)) continue;
    return { event: 'move', sent: [message], wrongWith: judge('move', moveSchema, overTheWire(message)) };
  }
}

/** Whether it is a move that this seat may make now. */
function isMade(message: unknown, seat: number | null, { stateId, awaited }: Moment): boolean {
  const read = moveSchema.safeParse(message);
  if (!read.success || seat !== awaited.seat || read.data.stateId !== stateId) return false;
  return checkOnView(awaited.view, read.data.action) === null;
}

function unknownEvent(dice: Dice): HostileMessage {
  return {
    event: dice.pick(EVENTS),
    sent: [hostileValue(dice)],
    wrongWith: (answer) => refusalWrong(answer, ['event']),
  };
}

/** What anybody may ask, often. */
function reading(dice: Dice): HostileMessage {
  if (dice.isLucky(0.1)) return { event: 'sync', sent: [], wrongWith: okWrong };
  if (dice.isLucky(0.1)) return { event: 'legal', sent: [], wrongWith: anyAnswerWrong }; // who plays may ask
  const before = dice.below(60);
  const limit = 1 + dice.below(200);
  return { event: 'history', sent: [{ before, limit }], wrongWith: okWrong };
}

function judge(event: string, schema: z.ZodType, arrived: unknown): (answer: unknown) => string | null {
  const read = schema.safeParse(arrived);
  if (read.success) return READS.has(event) ? anyAnswerWrong : (answer) => refusalWrong(answer, null);
  const fields = read.error.issues.flatMap(({ path, ...issue }) =>
    'keys' in issue ? issue.keys.map((key) => [...path, key].join('.')) : [String(path[0] ?? 'message')],
  );
  return (answer) => refusalWrong(answer, fields);
}

const overTheWire = (payload: unknown): unknown => {
  const text = JSON.stringify([payload]);
  return (JSON.parse(text) as readonly unknown[])[0];
};

interface Answered {
  readonly ok?: unknown;
  readonly code?: unknown;
  readonly field?: unknown;
  readonly message?: unknown;
}

function okWrong(answer: unknown): string | null {
  return (answer as Answered).ok === true ? null : `was refused: ${JSON.stringify(answer)}`;
}

function anyAnswerWrong(answer: unknown): string | null {
  return (answer as Answered).ok === true ? null : refusalWrong(answer, null);
}

/** A refusal has a known code that is no fault of ours, words, and, where the message is badly made, names a wrong field. */
function refusalWrong(answer: unknown, fields: readonly string[] | null): string | null {
  const { ok, code, field, message } = answer as Answered;
  if (ok !== false) return 'was accepted';
  if (!CODES.has(code) || code === 'server-fault') return `was answered with code ${String(code)}`;
  if (typeof message !== 'string' || message === '') return 'was refused without a word';
  if (fields === null) return null;
  if (code !== 'bad-request') return `was refused as ${String(code)}, not as a bad request`;
  const named = typeof field === 'string' ? field : '';
  return fields.some((one) => named === one.slice(0, 80) || named.startsWith(`${one}.`))
    ? null
    : `was refused for "${named}", but wrong is ${fields.join()}`;
}
