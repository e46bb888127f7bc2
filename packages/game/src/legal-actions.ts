/** Every legal choice of a viewer, asked of the rule files one by one. */
import type { Action, Spread } from './action';
import { legalBandMoves } from './actions/move-band';
import { legalPawnMoves } from './actions/move-pawn';
import { legalPutOuts } from './actions/put-out';
import { legalIntensifies } from './deck/legal-intensifies';
import { legalDemolitions } from './demolition/demolish';
import { legalDiscards } from './fire/discard';
import { legalSpreads } from './fire/spread';
import type { Holdings } from './check-action';
import { checkActionFor } from './check-action';
import { PLACEABLE_DISTRICTS } from './setup/placement';
import { isFiveIdentical } from './setup/redeal';
import type { PublicState, Seat } from './state';
import { checkUndo } from './undo/undo';
import type { PlayerView } from './view/view';
import type { Refusal } from './refusal';

/** Judges a choice of the viewer on nothing but the view. A spectator is never on turn. */
export function checkActionOnView(view: PlayerView, action: Action): Refusal | null {
  if (view.viewer === null || view.own === null) return { rule: 'SET-9', reason: 'not-your-turn' };
  return checkActionFor(view, view.viewer, view.own, action);
}

/** Every legal choice of the viewer; some hundreds when many fires can spread. */
export function legalActions(view: PlayerView): readonly Action[] {
  return view.viewer === null || view.own === null ? [] : legalActionsFor(view, view.viewer, view.own);
}

/** Every legal choice of a seat, given what it holds. */
export function legalActionsFor(state: PublicState, seat: Seat, holdings: Holdings): readonly Action[] {
  if (state.turn.seat !== seat) return [];
  switch (state.turn.step) {
    case 'redeal':
      return isFiveIdentical(holdings.hand)
        ? [{ type: 'keep-hand' }, { type: 'redeal' }]
        : [{ type: 'keep-hand' }];
    case 'band':
      return PLACEABLE_DISTRICTS.map((district) => ({ type: 'place-band', district }));
    case 'pawn':
      return PLACEABLE_DISTRICTS.map((district) => ({ type: 'place-pawn', district }));
    case 'spread':
      return [
        ...legalSpreadActions(state, seat, holdings),
        ...legalDiscards(state, seat, holdings.hand).map((card): Action => ({ type: 'discard', card })),
      ];
    case 'act':
      return legalActPhaseActions(state, seat, holdings);
    case 'intensify':
      return legalIntensifies(state);
    case 'over':
      return [];
  }
}

function legalActPhaseActions(state: PublicState, seat: Seat, holdings: Holdings): readonly Action[] {
  return [
    ...legalSpreadActions(state, seat, holdings),
    ...legalPawnMoves(state, seat).map((to): Action => ({ type: 'move-pawn', to })),
    ...legalBandMoves(state, seat),
    ...legalPutOuts(state, seat).map((district): Action => ({ type: 'put-out', district })),
    ...legalDemolitions(state, holdings.tokens, seat).map((district): Action => ({
      type: 'demolish',
      district,
    })),
    { type: 'end-actions' },
    ...(checkUndo(state, seat) === null ? [{ type: 'undo' } as const] : []),
  ];
}

function legalSpreadActions(state: PublicState, seat: Seat, holdings: Holdings): readonly Spread[] {
  const isDoubleMove = state.turn.step === 'act';
  const spreads: Spread[] = [];
  for (const { card, options } of legalSpreads(state, seat, holdings)) {
    for (const { sources, targets } of options) {
      for (const { to, exits, legal } of targets) {
        if (!legal) continue;
        for (const exit of exits) {
          for (const from of sources) {
            // Each whole at once: to add the token to what is there already takes ten times as long.
            if (isDoubleMove) spreads.push({ type: 'spread', card, from, exit, to, token: 'double-move' });
            else spreads.push({ type: 'spread', card, from, exit, to });
          }
        }
      }
    }
  }
  return spreads;
}
