/** What the seat on turn could do at a position, in the groups that it is told in. */
import { legalWith } from '@great-fire/game';
import type { ActionType, DistrictId, FireCard, Seat } from '@great-fire/game';
import type { PastView } from '@great-fire/protocol';
import { secretsIn } from '../../table/score/then';

export type Group =
  | { readonly type: 'spread' | 'spread-again'; readonly card: FireCard; readonly to: readonly DistrictId[] }
  | { readonly type: 'discard'; readonly cards: readonly FireCard[] }
  | { readonly type: 'move-band'; readonly from: DistrictId; readonly to: readonly DistrictId[] }
  | {
      readonly type: 'place-band' | 'place-pawn' | 'move-pawn' | 'put-out' | 'demolish';
      readonly to: readonly DistrictId[];
    }
  | { readonly type: 'intensify'; readonly to: readonly DistrictId[]; readonly ways: number }
  | { readonly type: Extract<ActionType, 'keep-hand' | 'redeal' | 'end-actions' | 'undo'> };

/** `groups` null: what the seat holds does not lie open from where one looks. */
export interface Choices {
  readonly seat: Seat;
  readonly groups: readonly Group[] | null;
}

/** The legal choices of the seat on turn, as the rules list them; null once the game is over. */
export function choicesIn(view: PastView): Choices | null {
  const { seat, step } = view.turn;
  if (step === 'over') return null;
  const held = secretsIn(view, seat);
  if (held === null) return { seat, groups: null };
  const groups = new Map<string, Group>();
  const widen = <G extends Group & { readonly to: readonly DistrictId[] }>(key: string, made: G): void => {
    const known = groups.get(key) as G | undefined;
    groups.set(key, known === undefined ? made : { ...known, to: [...new Set([...known.to, ...made.to])] });
  };
  let ways = 0;
  for (const action of legalWith(view, seat, held)) {
    const { type } = action;
    switch (type) {
      case 'spread': {
        const { card, to, token } = action;
        const kind = token === undefined ? 'spread' : 'spread-again';
        widen(`${kind} ${card}`, { type: kind, card, to: [to] });
        break;
      }
      case 'discard': {
        const known = groups.get(type);
        const cards = known?.type === 'discard' ? known.cards : [];
        groups.set(type, { type, cards: [...new Set([...cards, action.card])] });
        break;
      }
      case 'move-band':
        widen(`${type} ${action.from}`, { type, from: action.from, to: [action.to] });
        break;
      case 'move-pawn':
        widen(type, { type, to: [action.to] });
        break;
      case 'place-band':
      case 'place-pawn':
      case 'put-out':
      case 'demolish':
        widen(type, { type, to: [action.district] });
        break;
      case 'intensify':
        ways += 1;
        widen(type, { type, to: action.districts, ways });
        break;
      default:
        groups.set(type, { type });
    }
  }
  return {
    seat,
    groups: [...groups.values()].map((group) => (group.type === 'intensify' ? { ...group, ways } : group)),
  };
}
