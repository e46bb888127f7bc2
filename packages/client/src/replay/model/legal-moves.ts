/** Groups the legal moves of the seat on turn for display. */
import {
  legalActionsFor,
  type ActionType,
  type DistrictId,
  type FireCard,
  type Seat,
} from '@great-fire/game';
import type { HistoricView } from '@great-fire/protocol';
import { getVisibleSecrets } from '../../table/model/visible-points';

export type LegalMoveGroup =
  | { readonly type: 'spread' | 'second-spread'; readonly card: FireCard; readonly to: readonly DistrictId[] }
  | { readonly type: 'discard'; readonly cards: readonly FireCard[] }
  | { readonly type: 'move-band'; readonly from: DistrictId; readonly to: readonly DistrictId[] }
  | {
      readonly type: 'place-band' | 'place-pawn' | 'move-pawn' | 'put-out' | 'demolish';
      readonly to: readonly DistrictId[];
    }
  | { readonly type: 'intensify'; readonly to: readonly DistrictId[]; readonly combinations: number }
  | { readonly type: Extract<ActionType, 'keep-hand' | 'redeal' | 'end-actions' | 'undo'> };

/** `groups` null: the current perspective does not show the seat's hand. */
export interface LegalMoves {
  readonly seat: Seat;
  readonly groups: readonly LegalMoveGroup[] | null;
}

/** Returns the legal moves of the seat on turn; null if the game is over. */
export function groupLegalMoves(view: HistoricView): LegalMoves | null {
  const { seat, step } = view.turn;
  if (step === 'over') return null;
  const secrets = getVisibleSecrets(view, seat);
  if (secrets === null) return { seat, groups: null };
  const groups = new Map<string, LegalMoveGroup>();
  const addTargets = <G extends LegalMoveGroup & { readonly to: readonly DistrictId[] }>(
    key: string,
    group: G,
  ): void => {
    const existing = groups.get(key) as G | undefined;
    groups.set(
      key,
      existing === undefined ? group : { ...existing, to: [...new Set([...existing.to, ...group.to])] },
    );
  };
  let combinations = 0;
  for (const action of legalActionsFor(view, seat, secrets)) {
    const { type } = action;
    switch (type) {
      case 'spread': {
        const { card, to, token } = action;
        const kind = token === undefined ? 'spread' : 'second-spread';
        addTargets(`${kind} ${card}`, { type: kind, card, to: [to] });
        break;
      }
      case 'discard': {
        const existing = groups.get(type);
        const cards = existing?.type === 'discard' ? existing.cards : [];
        groups.set(type, { type, cards: [...new Set([...cards, action.card])] });
        break;
      }
      case 'move-band':
        addTargets(`${type} ${action.from}`, { type, from: action.from, to: [action.to] });
        break;
      case 'move-pawn':
        addTargets(type, { type, to: [action.to] });
        break;
      case 'place-band':
      case 'place-pawn':
      case 'put-out':
      case 'demolish':
        addTargets(type, { type, to: [action.district] });
        break;
      case 'intensify':
        combinations += 1;
        addTargets(type, { type, to: action.districts, combinations });
        break;
      default:
        groups.set(type, { type });
    }
  }
  return {
    seat,
    groups: [...groups.values()].map((group) =>
      group.type === 'intensify' ? { ...group, combinations } : group,
    ),
  };
}
