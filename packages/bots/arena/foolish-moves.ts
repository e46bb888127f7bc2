/** Counts moves that look foolish to a watcher, by the level that made them. */
import {
  type DistrictId,
  type GameState,
  type Result,
  type Seat,
  ACTION_POINTS,
  DISTRICT_IDS,
  isContained,
} from '@great-fire/game';
import type { Decision } from '@great-fire/game/record';
import type { BotLevel } from '../src/index';
import { PAWN_DISTANCES } from '../src/board/distances';
import { districtIndex } from '../src/board/fast-board';

export interface FoolishCounts {
  games: number; // seats of the level, over all games
  gifts: number; // fires contained by a seat that the next seat put out for a point
  bandsBack: number; // band moves that take back one of the same or the last turn
  aimlessBandsBack: number; // those of them with the same cones at both ends as at the first step
  idlePawns: number; // five turns of a pawn without a step or a cone, with a contained fire in reach
  unusedDemolitions: number; // demolition tokens held at the end
  sharedStarts: number; // starts with all pawns in one district
}

const IDLE_TURNS = 5;

interface BandStep {
  readonly from: DistrictId;
  readonly to: DistrictId;
  readonly cones: readonly [from: number, to: number]; // before the step
}

interface SeatTrack {
  bandSteps: BandStep[]; // of this turn
  lastBandSteps: BandStep[]; // of the last turn
  containedAtStart: ReadonlySet<DistrictId>;
  contained: Set<DistrictId>; // by the last turn
  hasActed: boolean; // stepped or put out in this turn
  idleTurns: number;
}

const containedFires = (state: GameState): ReadonlySet<DistrictId> =>
  new Set(DISTRICT_IDS.filter((id) => isContained(state, id)));

/** The counter of one game. */
export class FoolishMoves {
  private readonly tracks: SeatTrack[];
  private turn = 0;
  private areStartsCounted = false;

  /** @param counts by level, which grow */
  constructor(
    private readonly levels: readonly BotLevel[],
    private readonly counts: Map<BotLevel, FoolishCounts>,
  ) {
    this.tracks = levels.map(() => ({
      bandSteps: [],
      lastBandSteps: [],
      containedAtStart: new Set(),
      contained: new Set(),
      hasActed: false,
      idleTurns: 0,
    }));
    for (const level of levels) this.of(level).games += 1;
  }

  private of(level: BotLevel): FoolishCounts {
    const known = this.counts.get(level);
    if (known !== undefined) return known;
    const created: FoolishCounts = {
      games: 0,
      gifts: 0,
      bandsBack: 0,
      aimlessBandsBack: 0,
      idlePawns: 0,
      unusedDemolitions: 0,
      sharedStarts: 0,
    };
    this.counts.set(level, created);
    return created;
  }

  private ofSeat(seat: Seat): FoolishCounts {
    return this.of(this.levels[seat] as BotLevel);
  }

  /** Notes a decision. `state` is the one before it. */
  add(state: GameState, { seat, action }: Decision): void {
    const track = this.tracks[seat];
    if (track === undefined || state.turn.number === 0) return;
    if (!this.areStartsCounted) this.countStarts(state);
    if (state.turn.number !== this.turn) this.beginTurn(state, track);
    const previous = this.tracks[(seat + this.tracks.length - 1) % this.tracks.length];
    if (action.type === 'move-pawn') track.hasActed = true;
    if (action.type === 'put-out') {
      track.hasActed = true;
      if (previous?.contained.delete(action.district) === true)
        this.ofSeat((seat + this.tracks.length - 1) % this.tracks.length).gifts += 1;
    }
    if (action.type === 'move-band') {
      this.addBandStep(track, this.ofSeat(seat), {
        ...action,
        cones: [state.districts[action.from].cones, state.districts[action.to].cones],
      });
    }
    if (action.type === 'end-actions') this.endTurn(state, seat, track);
  }

  private addBandStep(track: SeatTrack, counts: FoolishCounts, step: BandStep): void {
    const there = [...track.lastBandSteps, ...track.bandSteps]
      .filter(({ from, to }) => from === step.to && to === step.from)
      .at(-1);
    track.bandSteps.push(step);
    if (there === undefined) return;
    counts.bandsBack += 1;
    const hasChanged = there.cones[0] !== step.cones[1] || there.cones[1] !== step.cones[0];
    if (!hasChanged) counts.aimlessBandsBack += 1;
  }

  /** Counts what the result reveals. */
  finish({ reveal }: Result): void {
    for (const [seat, tokens] of reveal.tokens.entries())
      this.ofSeat(seat).unusedDemolitions += tokens.filter((token) => token === 'demolition').length;
  }

  private countStarts({ seats }: GameState): void {
    this.areStartsCounted = true;
    if (new Set(seats.map(({ pawn }) => pawn)).size > 1) return;
    for (const level of this.levels) this.of(level).sharedStarts += 1;
  }

  private beginTurn(state: GameState, track: SeatTrack): void {
    this.turn = state.turn.number;
    Object.assign(track, {
      lastBandSteps: track.bandSteps,
      bandSteps: [],
      containedAtStart: containedFires(state),
      contained: new Set(),
      hasActed: false,
    });
  }

  private endTurn(state: GameState, seat: Seat, track: SeatTrack): void {
    const contained = containedFires(state);
    track.contained = new Set([...contained].filter((id) => !track.containedAtStart.has(id)));
    const pawn = state.seats[seat]?.pawn ?? null;
    const canReach =
      pawn !== null &&
      [...track.containedAtStart].some(
        (id) => (PAWN_DISTANCES[districtIndex(pawn)]?.[districtIndex(id)] ?? 99) < ACTION_POINTS,
      );
    track.idleTurns = canReach && !track.hasActed ? track.idleTurns + 1 : 0;
    if (track.idleTurns < IDLE_TURNS) return;
    this.ofSeat(seat).idlePawns += 1;
    track.idleTurns = 0;
  }
}

/** Returns the counts as one line. */
export const formatFoolishCounts = (counts: FoolishCounts): string =>
  `${String(counts.games)} seats, ${String(counts.gifts)} fires contained for the next seat, ` +
  `${String(counts.bandsBack)} bands moved back (${String(counts.aimlessBandsBack)} beside unchanged fires), ` +
  `${String(counts.idlePawns)} idle pawns, ` +
  `${String(counts.unusedDemolitions)} demolitions unused, ${String(counts.sharedStarts)} starts in one district`;
