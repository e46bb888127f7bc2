/** Every legal choice of a viewer, asked of the rule files one by one. */
import type { Action, Spread } from './action';
import { legalBandMoves } from './actions/move-band';
import { legalPawnMoves } from './actions/move-pawn';
import { legalPutOuts } from './actions/put-out';
import { legalIntensifies } from './deck/ways';
import { legalDemolitions } from './demolition/demolish';
import { legalDiscards } from './fire/discard';
import { legalSpreads } from './fire/spread';
import type { Holdings } from './judging';
import { checkWith } from './judging';
import { PLACES } from './setup/placing';
import { isFiveIdentical } from './setup/redeal';
import type { PublicState, Seat } from './state';
import { checkUndo } from './undo/undo';
import type { PlayerView } from './view/view';
import type { Refusal } from './refusal';

/** Judges a choice of the viewer on nothing but the view. A spectator is never on turn. */
export function checkOnView(view: PlayerView, action: Action): Refusal | null {
  if (view.viewer === null || view.own === null) return { rule: 'SET-9', reason: 'not-your-turn' };
  return checkWith(view, view.viewer, view.own, action);
}

/** Every legal choice of the viewer; some hundreds when many fires can spread. */
export function legalActions(view: PlayerView): readonly Action[] {
  return view.viewer === null || view.own === null ? [] : legalWith(view, view.viewer, view.own);
}

/** Every legal choice of a seat, given what it holds. */
export function legalWith(state: PublicState, seat: Seat, own: Holdings): readonly Action[] {
  if (state.turn.seat !== seat) return [];
  switch (state.turn.step) {
    case 'redeal':
      return isFiveIdentical(own.hand)
        ? [{ type: 'keep-hand' }, { type: 'redeal' }]
        : [{ type: 'keep-hand' }];
    case 'band':
      return PLACES.map((district) => ({ type: 'place-band', district }));
    case 'pawn':
      return PLACES.map((district) => ({ type: 'place-pawn', district }));
    case 'spread':
      return [
        ...allSpreads(state, seat, own),
        ...legalDiscards(state, seat, own.hand).map((card): Action => ({ type: 'discard', card })),
      ];
    case 'act':
      return legalActs(state, seat, own);
    case 'intensify':
      return legalIntensifies(state);
    case 'over':
      return [];
  }
}

function legalActs(state: PublicState, seat: Seat, own: Holdings): readonly Action[] {
  return [
    ...allSpreads(state, seat, own),
    ...legalPawnMoves(state, seat).map((to): Action => ({ type: 'move-pawn', to })),
    ...legalBandMoves(state, seat),
    ...legalPutOuts(state, seat).map((district): Action => ({ type: 'put-out', district })),
    ...legalDemolitions(state, own.tokens, seat).map((district): Action => ({ type: 'demolish', district })),
    { type: 'end-actions' },
    ...(checkUndo(state, seat) === null ? [{ type: 'undo' } as const] : []),
  ];
}

function allSpreads(state: PublicState, seat: Seat, own: Holdings): readonly Spread[] {
  const isDouble = state.turn.step === 'act';
  const spreads: Spread[] = [];
  for (const { card, options } of legalSpreads(state, seat, own)) {
    for (const { sources, targets } of options) {
      for (const { to, exits, legal } of targets) {
        if (!legal) continue;
        for (const exit of exits) {
          for (const from of sources) {
            // Each whole at once: to add the token to what is there already takes ten times as long.
            if (isDouble) spreads.push({ type: 'spread', card, from, exit, to, token: 'double-move' });
            else spreads.push({ type: 'spread', card, from, exit, to });
          }
        }
      }
    }
  }
  return spreads;
}
