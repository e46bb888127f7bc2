/**
 * Searches what a client receives for secrets that its viewer may not know. It knows nothing of the functions that make
 * views: it takes each card, token, objective and hidden colour, at whatever place, and asks why it may stand there.
 */
import {
  COLOURS,
  DIRECTIONS,
  OBJECTIVE_IDS,
  STACK_LETTERS,
  TOKENS,
  type GameState,
  type Seat,
} from '../src/index';

type SecretKind = 'card' | 'objective' | 'token' | 'colour';

// Values that are secret in one place and public in another.
const KINDS: ReadonlyMap<string, SecretKind> = new Map<string, SecretKind>([
  ...DIRECTIONS.map((card) => [card, 'card'] as const),
  ...STACK_LETTERS.map((letter) => [`#${letter}`, 'card'] as const),
  ...OBJECTIVE_IDS.map((id) => [id, 'objective'] as const),
  ...TOKENS.map((token) => [token, 'token'] as const),
  ...COLOURS.map((colour) => [colour, 'colour'] as const),
]);

const PLAYED_FACE_UP = /^log\.\d+\.action\.payload\.args\.0\./;

// Places that everybody may see, by kind. `state` and `log` are those of boardgame.io; `patch` is a change of `state`.
const PUBLIC_PLACES: Readonly<Record<SecretKind, readonly RegExp[]>> = {
  card: [
    /^(state|patch)\.G\.(discards\.(\d+|-)|turn\.card|undoable\.card|stack\.letter)$/,
    new RegExp(`${PLAYED_FACE_UP.source}card$`),
    /^log\.\d+\.metadata\.\d+\.\[(fire-spread|card-discarded)\]\.card$/,
    /^log\.\d+\.metadata\.\d+\.\[hand-shown\]\.cards\.\d+$/,
    /^log\.\d+\.metadata\.\d+\.\[taken-back\]\.action\.card$/,
    /^log\.\d+\.metadata\.\d+\.\[stack-card-uncovered\]\.letter$/,
  ],
  objective: [],
  token: [
    /^(state|patch)\.G\.undoable\.token$/,
    new RegExp(`${PLAYED_FACE_UP.source}token$`),
    /^log\.\d+\.metadata\.\d+\.\[token-spent\]\.token$/,
    /^log\.\d+\.metadata\.\d+\.\[taken-back\]\.action\.token$/,
  ],
  colour: [
    /^(state|patch)\.G\.districts\.[\w-]+\.houses\.(\d+|-)$/,
    /^(state|patch)\.G\.seats\.\d+\.pawnColour$/,
  ],
};

export interface Knowledge {
  readonly truth: GameState; // the full state that the message belongs to
  readonly viewer: Seat | null; // null: a spectator
  readonly texts?: readonly string[]; // more texts that the viewer may not see, such as credentials of others
}

/** The parts of a message of boardgame.io, under the names that the places above have. */
export interface Message {
  readonly state?: unknown;
  readonly log?: unknown;
  readonly [part: string]: unknown;
}

/** Returns the places of a message that hold a secret, with the value: `log.3.metadata.0.[card-drawn].card: N`. */
export function findSecrets(message: Message, { truth, viewer, texts = [] }: Knowledge): readonly string[] {
  const found: string[] = [];
  const hiddenTexts = [truth.secret.seed, ...truth.secret.entropies.filter((text) => text !== ''), ...texts];
  const place: string[] = []; // of the value that is visited
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      if (hiddenTexts.some((text) => value.includes(text)) || isHidden(place, value, truth, viewer))
        found.push(`${place.join('.')}: ${value}`);
    } else if (typeof value === 'object' && value !== null) {
      for (const key of Object.keys(value)) {
        place.push(key);
        // Colours are keys of public counts.
        if (key === 'secret' || (KINDS.get(key) !== 'colour' && isHidden(place, key, truth, viewer)))
          found.push(place.join('.'));
        visit((value as Readonly<Record<string, unknown>>)[key]);
        place.pop();
      }
    }
  };
  visit(nameEvents(message));
  return found;
}

function isHidden(path: readonly string[], value: string, truth: GameState, viewer: Seat | null): boolean {
  const kind = KINDS.get(value) ?? kindWithin(value);
  if (kind === undefined || (kind === 'colour' && !truth.rules.hiddenColours)) return false;
  if (truth.result !== null) return false; // all is revealed (END-5), but never the seed
  const place = path.join('.');
  if (PUBLIC_PLACES[kind].some((places) => places.test(place))) return false;
  return viewer === null || !isOwnValue(place, value, truth, viewer);
}

const FIRST_LETTERS = 'NESW[{';

/** Finds a secret in a longer text: a hand as `NNESW`, or JSON. A word of another meaning is no secret. */
function kindWithin(text: string): SecretKind | undefined {
  if (!FIRST_LETTERS.includes(text.charAt(0))) return undefined; // nearly all texts
  if (/^[NESW]{2,}$/.test(text)) return 'card';
  return /^[[{]/.test(text) ? [...KINDS].find(([value]) => text.includes(`"${value}"`))?.[1] : undefined;
}

/** A state has the player's cards in their order. A patch changes one after the other, so there the order says nothing. */
function isOwnValue(place: string, value: string, { secret }: GameState, seat: Seat): boolean {
  const [, origin, field, index] = /^(state|patch)\.G\.own\.(\w+)(?:\.(\d+|-))?$/.exec(place) ?? [];
  if (field === 'colour') return secret.colours[seat] === value;
  if (field !== 'hand' && field !== 'objectives' && field !== 'tokens') return false;
  const lists: { readonly [F in typeof field]: readonly (readonly string[])[] } = {
    hand: secret.hands,
    objectives: secret.objectives,
    tokens: secret.tokens,
  };
  const own = lists[field][seat] ?? [];
  return origin === 'patch' ? own.includes(value) : own[Number(index)] === value;
}

/** Puts the type of each logged event into its place, because it decides what the event may show. */
function nameEvents(message: Message): Message {
  if (!Array.isArray(message.log)) return message;
  return { ...message, log: message.log.map(nameEventsOfEntry) };
}

function nameEventsOfEntry(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null || !('metadata' in entry)) return entry;
  const { metadata } = entry;
  if (!Array.isArray(metadata)) return entry;
  return {
    ...entry,
    metadata: metadata.map((event: unknown) =>
      typeof event === 'object' && event !== null && 'type' in event
        ? { [`[${String(event.type)}]`]: event }
        : event,
    ),
  };
}
