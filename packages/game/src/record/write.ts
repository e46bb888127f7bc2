/** A match as a game record, replayed from its seed and log. */
import { CITY_DISTRICTS } from '../board/board';
import type { DistrictId } from '../board/ids';
import { DISTRICT_IDS } from '../board/ids';
import type { Action } from '../action';
import { applyAction } from '../moves';
import { createGame } from '../setup/create-game';
import type { MatchSetup } from '../setup/create-game';
import { commitmentOf, commitmentOfPart } from '../setup/hashes';
import type { Draft, GameState, PublicState, Seat } from '../state';
import { RULES_VERSION } from '../rules-version';
import { optionsOf } from '../variants/rule-set';
import type { Logged, Played } from './log';
import { isPlayed, standingDecisions } from './log';
import type { GameRecord, RecordedAction } from './schema';
import { RECORD_FORMAT } from './schema';

export interface RecordedPlayer {
  readonly name: string;
  readonly bot: string | null;
}

/**
 * Writes the record of a finished match. `players` and all lists are by seat.
 * @throws IllegalAction where the log breaks a rule, Error where the match is not over.
 */
export function writeRecord(
  setup: MatchSetup,
  players: readonly RecordedPlayer[],
  log: readonly Logged[],
): GameRecord {
  const start = createGame(setup);
  const opening: Omit<GameRecord, 'actions' | 'undone' | 'final' | 'result'> = {
    format: RECORD_FORMAT,
    map: 'london-1666',
    rules: RULES_VERSION,
    seed: setup.seed,
    ...partsOf(start.secret.entropies),
    commitment: commitmentOf(setup.seed),
    options: optionsOf(start.rules),
    players: players.map(({ name, bot }, seat) => ({ ...coloursOf(start, seat), seat, name, bot })),
    startSeat: start.startSeat,
    setup: setupOf(start),
  };
  const { actions, undone, end } = play(setup, log);
  if (end.result === null) throw new Error('The match is not over');
  return {
    ...opening,
    actions,
    ...(undone.length > 0 ? { undone } : {}),
    final: finalOf(end),
    result: resultOf(end),
  };
}

/** What the seats added to the deal, and what they told of it before. @source SEC-6 */
function partsOf(entropies: readonly string[]): Pick<GameRecord, 'entropies' | 'entropyCommitments'> {
  if (entropies.every((part) => part === '')) return { entropies: [...entropies] };
  const commitments = entropies.map((part) => (part === '' ? '' : commitmentOfPart(part)));
  return { entropies: [...entropies], entropyCommitments: commitments };
}

function coloursOf(state: GameState, seat: Seat): Pick<GameRecord['players'][number], 'colour' | 'pawn'> {
  const colour = state.secret.colours[seat];
  const player = state.seats[seat];
  if (colour === undefined || player === undefined) throw new Error(`No seat ${seat}`);
  return { colour, pawn: player.pawnColour };
}

function setupOf(start: GameState): GameRecord['setup'] {
  const { hands, objectives, lying, deck, unused } = start.secret;
  return {
    houses: Object.fromEntries(CITY_DISTRICTS.map((id) => [id, [...start.districts[id].houses]])),
    tokens: { ...lying },
    bands: counts(start, (district) => district.bands),
    hands: hands.map((hand) => [...hand]),
    objectives: objectives.map((cards) => [...cards]),
    deck: [...deck],
    unused: [...unused],
  };
}

/** What a game comes to, as the record tells it. */
export function finalOf(end: GameState): GameRecord['final'] {
  return {
    cones: counts(end, (district) => district.cones),
    houses: Object.fromEntries(
      CITY_DISTRICTS.flatMap((id) => {
        const { houses } = end.districts[id];
        return houses.length > 0 ? [[id, [...houses]]] : [];
      }),
    ),
    bands: counts(end, (district) => district.bands),
    pawns: end.seats.flatMap(({ pawn }) => (pawn === null ? [] : [pawn])),
    demolished: DISTRICT_IDS.filter((id) => end.districts[id].demolished),
    stock: end.stock,
    hands: end.secret.hands.map((hand) => [...hand]),
  };
}

/** Scores and winners, as the record tells them. */
export function resultOf(end: PublicState): GameRecord['result'] {
  if (end.result === null) throw new Error('The match is not over');
  const { scores, winners } = end.result;
  return { scores: scores.map((score) => ({ ...score })), winners: [...winners] };
}

function counts(
  state: PublicState,
  count: (district: PublicState['districts'][DistrictId]) => number,
): { [D in DistrictId]?: number } {
  const found: { [D in DistrictId]?: number } = {};
  for (const id of DISTRICT_IDS) {
    const number = count(state.districts[id]);
    if (number > 0) found[id] = number;
  }
  return found;
}

interface Told {
  readonly entry: RecordedAction;
  readonly decision: number; // its place among the decisions that stand
}

/** What a game came to, and what of it a record tells. */
interface Telling {
  readonly told: Told[];
  readonly draft: Draft<GameState>;
}

interface Course {
  readonly actions: RecordedAction[];
  readonly undone: NonNullable<GameRecord['undone']>;
  readonly end: GameState;
}

const beginning = (setup: MatchSetup): Telling => ({
  told: [],
  draft: createGame(setup) as Draft<GameState>,
});

/** Makes a decision and tells it; returns what it took back itself (UNDO-1). */
function tellNext({ told, draft }: Telling, { seat, action }: Played, decision: number): Told | null {
  applyAction(draft, seat, action);
  if (action.type === 'undo') return told.pop() ?? null;
  const entry = tell(draft, seat, action);
  if (entry !== null) told.push({ entry, decision });
  return null;
}

/** Plays the log through, keeping apart what was taken back. @source UNDO-4 */
function play(setup: MatchSetup, log: readonly Logged[]): Course {
  const undone: NonNullable<GameRecord['undone']> = [];
  const keepApart = (keep: number, taken: readonly Told[], consent: readonly Seat[]): void => {
    for (const earlier of undone) earlier.after = Math.min(earlier.after, keep - 1);
    undone.push({ after: keep - 1, actions: taken.map(({ entry }) => entry), consent: [...consent] });
  };
  let telling = beginning(setup);
  let decisions = 0;
  log.forEach((entry, index) => {
    if (isPlayed(entry)) {
      const taken = tellNext(telling, entry, decisions);
      if (taken !== null) keepApart(telling.told.length, [taken], []);
      decisions += 1;
      return;
    }
    const { told } = telling;
    const keep = told.filter(({ decision }) => decision < entry.keep).length;
    keepApart(keep, told.slice(keep), entry.consent);
    // Told anew: where a step that a player took back alone stands again, it is told again.
    const standing = standingDecisions(log.slice(0, index + 1));
    telling = beginning(setup);
    for (const [decision, played] of standing.entries()) tellNext(telling, played, decision);
    decisions = standing.length;
  });
  return { actions: telling.told.map(({ entry }) => entry), undone, end: telling.draft };
}

/** A decision as the record tells it, given the state it led to; null for those it leaves out. */
function tell(after: GameState, seat: Seat, action: Action): RecordedAction | null {
  switch (action.type) {
    case 'keep-hand':
    case 'undo':
      return null;
    case 'redeal': {
      const { hands, deck, unused } = after.secret;
      return { seat, type: 'redeal', hand: [...(hands[seat] ?? [])], deck: [...deck], unused: [...unused] };
    }
    case 'intensify':
      return { seat, type: 'intensify', districts: [...action.districts] };
    default:
      return { seat, ...action };
  }
}
