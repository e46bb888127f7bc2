/** A table without a server: the rules answer at once, and the others play by chance. */
import { check, viewFor } from '@great-fire/game';
import type { Seat } from '@great-fire/game';
import { viewOf } from '../local/local-game';
import { matchOf, stillTable } from '../local/local-table';
import type { TableState } from '../table/table-context';
import type { Played } from './play';
import { after, logFor, MINUTE, playUntil } from './play';
import type { Position } from './positions';

const NAMES = ['Anna', 'Margery', 'Tobias', 'Hakim', 'Odile', 'Jutta'];
const SPECTATORS = 7;

const PEOPLE = { tableName: 'Bread & Butter', names: NAMES };

/** The table as one viewer sees it; `show` gets the game after the viewer's move and the answers to it. */
export function tableOf(
  played: Played,
  viewer: Seat | null,
  { chat = [], away = [2] }: Pick<Position, 'chat' | 'away'>,
  show: (played: Played) => void,
): TableState {
  const { state } = played;
  const viewAt = (stateId: number) => viewOf(played, stateId, viewer);
  return {
    match: { ...matchOf(state, PEOPLE), id: 'gallery222', private: false, spectators: SPECTATORS },
    view: viewFor(state, viewer),
    stateId: played.moves.length,
    log: logFor(played, viewer),
    ...stillTable(state),
    chat: chat.map(({ after: move, seat, text }, index) => ({
      id: index + 1,
      seat,
      name: NAMES[seat] ?? '',
      text,
      at: (move - 0.5) * MINUTE,
    })),
    presence: { seats: state.seats.map((_, seat) => !away.includes(seat)), spectators: SPECTATORS },
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
    say: () => Promise.resolve(true),
    loadEarlier: () => Promise.resolve(),
    viewAt,
    fetchView: (stateId) => Promise.resolve(viewAt(stateId)),
  };
}
