/** Lists the legal choices of a seat, with the functions of the rule files. */
import type { Action, Spread } from './action';
import { legalBandMoves } from './actions/move-band';
import { legalPawnMoves } from './actions/move-pawn';
import { legalPutOuts } from './actions/put-out';
import { type IntensifyChoice, legalIntensify, listIntensifies } from './deck/legal-intensifies';
import { legalDemolitions } from './demolition/demolish';
import { legalDiscards } from './fire/discard';
import { legalSpreads } from './fire/spread';
import { checkActionFor, isAction } from './check-action';
import { PLACEABLE_DISTRICTS } from './setup/placement';
import { isFiveIdentical } from './setup/redeal';
import type { DistrictId } from './board/ids';
import type { FireCard, Holdings, PublicState, Seat } from './state';
import { checkUndo } from './undo/undo';
import type { PlayerView } from './view/view';
import type { Refusal } from './refusal';

/** The view of a table before the deal, as boardgame.io's clients get it. */
type UndealtView = Pick<PlayerView, 'rules'> & { readonly turn: null };

type SeatView = PlayerView & { readonly viewer: Seat; readonly own: Holdings };

/** Returns false for a spectator, before the deal, and for whatever else an untyped caller passes. */
function isSeatView(view: unknown): view is SeatView {
  return typeof view === 'object' && view !== null && 'own' in view && view.own !== null;
}

/**
 * Checks an action of the viewer on the view alone. Refuses a spectator always, and what is no action, so that no
 * argument of an untyped caller makes it throw.
 */
export function checkActionOnView(view: PlayerView | UndealtView, action: Action): Refusal | null {
  if (!isSeatView(view)) return { rule: 'SET-9', reason: 'not-your-turn' };
  if (!isAction(action)) return { rule: 'SET-9', reason: 'not-an-action' };
  return checkActionFor(view, view.viewer, action, view.own);
}

/** The spreads of one card in one fire area: any source with any target, through any exit of that target. */
export interface SpreadChoice {
  readonly card: FireCard;
  readonly token?: 'double-move'; // as in `Spread`
  readonly sources: readonly DistrictId[];
  readonly targets: readonly { readonly to: DistrictId; readonly exits: readonly DistrictId[] }[];
}

/**
 * The legal choices in a compact form, for the bot API. A list of all spreads and of all ways to place cones would have
 * up to 1 MB as JSON; this form has a few kB.
 */
export interface LegalChoices {
  readonly actions: readonly Action[]; // all legal actions but spreads and intensifies
  readonly spreads: readonly SpreadChoice[];
  readonly intensify: IntensifyChoice | null; // null except in the phase `intensify`
}

/** Returns the legal choices of the viewer. A spectator has none, and before the deal no seat has any. */
export function legalChoices(view: PlayerView | UndealtView): LegalChoices {
  return isSeatView(view)
    ? legalChoicesFor(view, view.viewer, view.own)
    : { actions: [], spreads: [], intensify: null };
}

/** Returns every legal action of the viewer. Usually at most some hundreds, but an intensify can have thousands. */
export function legalActions(view: PlayerView | UndealtView): readonly Action[] {
  return listActions(legalChoices(view));
}

export function legalActionsFor(state: PublicState, seat: Seat, holdings: Holdings): readonly Action[] {
  return listActions(legalChoicesFor(state, seat, holdings));
}

function listActions({ actions, spreads, intensify }: LegalChoices): readonly Action[] {
  if (intensify !== null) return listIntensifies(intensify);
  return spreads.length === 0 ? actions : [...listSpreads(spreads), ...actions];
}

function listSpreads(choices: readonly SpreadChoice[]): readonly Spread[] {
  const spreads: Spread[] = [];
  for (const { card, token, sources, targets } of choices) {
    for (const { to, exits } of targets) {
      for (const exit of exits) {
        for (const from of sources) {
          // Creates each object in one piece: adding `token` to an existing object takes ten times as long.
          if (token !== undefined) spreads.push({ type: 'spread', card, from, exit, to, token });
          else spreads.push({ type: 'spread', card, from, exit, to });
        }
      }
    }
  }
  return spreads;
}

export function legalChoicesFor(state: PublicState, seat: Seat, holdings: Holdings): LegalChoices {
  const step = state.turn.seat === seat ? state.turn.step : 'over';
  return {
    actions: otherActions(state, seat, holdings),
    spreads: step === 'spread' || step === 'act' ? spreadChoices(state, seat, holdings) : [],
    intensify: step === 'intensify' ? legalIntensify(state) : null,
  };
}

function spreadChoices(state: PublicState, seat: Seat, holdings: Holdings): readonly SpreadChoice[] {
  const token = state.turn.step === 'act' ? ({ token: 'double-move' } as const) : {};
  return legalSpreads(state, seat, holdings).flatMap(({ card, options }) =>
    options.map(({ sources, targets }): SpreadChoice => {
      const legalTargets = targets.flatMap(({ to, exits, legal }) => (legal ? [{ to, exits }] : []));
      return { card, ...token, sources, targets: legalTargets };
    }),
  );
}

/** Lists the legal actions but spreads and intensifies. */
function otherActions(state: PublicState, seat: Seat, holdings: Holdings): readonly Action[] {
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
      return legalDiscards(state, seat, holdings).map((card) => ({ type: 'discard', card }));
    case 'act':
      return otherActPhaseActions(state, seat, holdings);
    case 'intensify':
    case 'over':
      return [];
  }
}

function otherActPhaseActions(state: PublicState, seat: Seat, holdings: Holdings): readonly Action[] {
  return [
    ...legalPawnMoves(state, seat).map((to): Action => ({ type: 'move-pawn', to })),
    ...legalBandMoves(state, seat),
    ...legalPutOuts(state, seat).map((district): Action => ({ type: 'put-out', district })),
    ...legalDemolitions(state, seat, holdings).map((district): Action => ({
      type: 'demolish',
      district,
    })),
    { type: 'end-actions' },
    ...(checkUndo(state, seat) === null ? [{ type: 'undo' } as const] : []),
  ];
}
