/** A player that chooses at random among what `legal…` lists: the engine's own path, for speed and for fuzz. */
import type { Action, GameState, Spread } from '../src/index';
import {
  PLACES,
  intensifyDue,
  intensifyRoom,
  isFiveIdentical,
  legalBandMoves,
  legalDemolitions,
  legalDiscards,
  legalPawnMoves,
  legalPutOuts,
  legalSpreads,
} from '../src/index';
import type { Random } from '../src/random';

/** One random legal decision of the seat that is awaited. */
export function randomAction(state: GameState, random: Random): Action {
  const { seat, step } = state.turn;
  const hand = state.secret.hands[seat] ?? [];
  switch (step) {
    case 'redeal':
      return { type: isFiveIdentical(hand) ? random.pick(['keep-hand', 'redeal'] as const) : 'keep-hand' };
    case 'band':
      return { type: 'place-band', district: random.pick(PLACES) };
    case 'pawn':
      return { type: 'place-pawn', district: random.pick(PLACES) };
    case 'spread':
      return (
        randomSpread(state, random) ?? {
          type: 'discard',
          card: random.pick(legalDiscards(state, seat, hand)),
        }
      );
    case 'act':
      return randomAct(state, random);
    case 'intensify':
      return { type: 'intensify', districts: randomCones(state, random) };
    case 'over':
      throw new Error('The game is over');
  }
}

function randomSpread(state: GameState, random: Random): Spread | null {
  const { seat, step } = state.turn;
  const own = { hand: state.secret.hands[seat] ?? [], tokens: state.secret.tokens[seat] ?? [] };
  const cards = legalSpreads(state, seat, own);
  if (cards.length === 0) return null;
  const { card, options } = random.pick(cards);
  const { sources, targets } = random.pick(options);
  const target = random.pick(targets.filter(({ legal }) => legal));
  const token = step === 'act' ? ({ token: 'double-move' } as const) : {};
  return {
    type: 'spread',
    card,
    from: random.pick(sources),
    exit: random.pick(target.exits),
    to: target.to,
    ...token,
  };
}

function randomAct(state: GameState, random: Random): Action {
  const { seat } = state.turn;
  const spread = randomSpread(state, random);
  const actions: Action[] = spread === null ? [] : [spread];
  for (const to of legalPawnMoves(state, seat)) actions.push({ type: 'move-pawn', to });
  actions.push(...legalBandMoves(state, seat));
  for (const district of legalPutOuts(state, seat)) actions.push({ type: 'put-out', district });
  for (const district of legalDemolitions(state, state.secret.tokens[seat] ?? [], seat)) {
    actions.push({ type: 'demolish', district });
  }
  actions.push({ type: 'end-actions' });
  return random.pick(actions);
}

function randomCones(state: GameState, random: Random): Extract<Action, { type: 'intensify' }>['districts'] {
  const slots = intensifyRoom(state).flatMap(({ district, room }) =>
    Array.from({ length: room }, () => district),
  );
  return Array.from({ length: intensifyDue(state) }, () =>
    slots.splice(random.below(slots.length), 1),
  ).flat();
}
