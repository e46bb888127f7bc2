/** A table without a server: the rules answer at once, and the others play by chance. */
import { check, viewFor } from '@great-fire/game';
import type { Seat } from '@great-fire/game';
import type { Pace } from '@great-fire/protocol';
import { backTo, viewOf } from '../local/local-game';
import { matchOf, stillTable } from '../local/local-table';
import type { TableState } from '../table/table-context';
import type { Played } from './play';
import { after, logFor, MINUTE, playUntil } from './play';
import type { Conducted } from './conducted';
import type { Position } from './positions';

const NAMES = ['Anna', 'Margery', 'Tobias', 'Hakim', 'Odile', 'Jutta'];
const SPECTATORS = 7;
const DAY = 24 * 60 * MINUTE;

const PEOPLE = { tableName: 'Bread & Butter', names: NAMES };

/** The table as one viewer sees it; `show` gets the game after the viewer's move and the answers to it. */
export function tableOf(
  played: Played,
  viewer: Seat | null,
  { chat = [], away = [2], conducted = {} }: Pick<Position, 'chat' | 'away' | 'conducted'>,
  show: (played: Played) => void,
): TableState {
  const { state } = played;
  const viewAt: TableState['viewAt'] = (stateId, seenFrom) =>
    viewOf(played, stateId, seenFrom ?? viewer ?? 'spectator');
  return {
    view: viewFor(state, viewer),
    stateId: played.moves.length,
    log: logFor(played, viewer),
    ...stillTable(state),
    ...conductedTable(played, viewer, conducted),
    wish: () => Promise.resolve({ ok: true }),
    askBack: (to) => {
      show(backTo(played, viewer ?? 0, { to, consent: [viewer ?? 0] }));
      return Promise.resolve({ ok: true });
    },
    chat: chat.map(({ after: move, seat, text }, index) => ({
      id: `line-${index}`,
      channel: 'players',
      seat,
      name: NAMES[seat] ?? '',
      text,
      at: (move - 0.5) * MINUTE,
    })),
    chatIsWhole: true,
    presence: { seats: state.seats.map((_, seat) => !away.includes(seat)), spectators: SPECTATORS },
    next: null,
    line: 'live',
    sending: false,
    act: (action) => {
      if (viewer === null) throw new Error('A spectator decides nothing');
      const refusal = check(state, viewer, action);
      if (refusal !== null)
        return Promise.resolve({ ok: false, code: 'rule-refused', message: '', ...refusal });
      const mine = after(played, viewer, action);
      const isMine = (now: typeof state) => now.turn.seat === viewer || now.turn.step === 'over';
      show(playUntil(mine, mine.moves.length, isMine));
      return Promise.resolve({ ok: true, stateId: mine.moves.length });
    },
    say: () => Promise.resolve({ ok: true }),
    tend: () => Promise.resolve({ ok: true }),
    loadSaid: () => Promise.resolve(),
    loadEarlier: () => Promise.resolve(),
    viewAt,
    fetchView: (stateId, seenFrom) => Promise.resolve(viewAt(stateId, seenFrom)),
  };
}

/** What a turn had when it began, of which so much is left. */
function totalOf(pace: Pace | undefined, rest: number): number {
  if (pace?.clock.kind === 'friendly') return pace.clock.seconds * 1000;
  return pace?.clock.kind === 'days' ? pace.clock.days * DAY : rest + MINUTE;
}

/** The table beside its moves, at a moment that stands still. */
function conductedTable(
  { state, moves }: Played,
  viewer: Seat | null,
  { pace, rest, banks, paused = false, events = [], away, asks }: Conducted,
): Pick<TableState, 'match' | 'conduct' | 'tableLog' | 'serverNow'> {
  const now = (moves.length + 1) * MINUTE;
  const plain = stillTable(state).conduct;
  const seat = plain.clock.seat ?? 0;
  const gone = new Map(away?.(seat, viewer));
  const match = matchOf(state, PEOPLE);
  const total = totalOf(pace, rest ?? 0);
  return {
    match: {
      ...{ ...match, id: 'gallery222', private: false, spectators: SPECTATORS },
      ...(pace && { pace }),
      seats: match.seats.map((held, place) => {
        const left = gone.get(place);
        if (left === undefined) return held;
        return { ...held, isOpen: left.isOpen, bot: left.bot === 'none' ? null : 'merchant' };
      }),
    },
    conduct: {
      ...plain,
      clock: {
        ...{ seat, banks: banks ?? [], since: rest === undefined ? now : now + rest - total },
        deadline: rest === undefined ? null : now + rest,
      },
      pausedAt: paused ? now : null,
      away: plain.away.map((_, place) => gone.get(place) ?? null),
      ...(viewer !== null && asks?.(now, seat, viewer)),
    },
    tableLog: events.map((event, index) => ({
      ...{ id: index + 1, stateId: moves.length, at: now, event },
    })),
    serverNow: () => now,
  };
}
