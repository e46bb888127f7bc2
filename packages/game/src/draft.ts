/** Drafts: mutable copies of a state. Each action is applied to a draft. */
import { copyOnWriteDistricts } from './board/districts';
import { copyOnWriteBoardTokens } from './fire/tokens';
import type { Draft, GameState } from './state';

/**
 * Copies everything that an action changes in place, and shares the rest with `state`. Districts, rules, result, undo
 * entries and dealt cards are only ever replaced as a whole. The record of districts and the tokens on the board are
 * copied at the first change.
 *
 * Copies field by field: V8 creates a separate hidden class for each object spread, and many classes are slow.
 */
export function createDraft(state: GameState): Draft<GameState> {
  const { lost, turn, stack } = state;
  const shared = state as Draft<GameState>;
  return {
    rules: shared.rules,
    startSeat: state.startSeat,
    districts: copyOnWriteDistricts.share(shared.districts),
    stock: state.stock,
    lost: {
      red: lost.red,
      blue: lost.blue,
      green: lost.green,
      white: lost.white,
      yellow: lost.yellow,
      black: lost.black,
    },
    seats: state.seats.map(({ colour, pawnColour, pawn, putOut, tokens, hand }) => ({
      colour,
      pawnColour,
      pawn,
      putOut,
      tokens,
      hand,
    })),
    hero: state.hero,
    turn: {
      number: turn.number,
      seat: turn.seat,
      step: turn.step,
      card: turn.card,
      spreads: turn.spreads,
      points: turn.points,
      actions: turn.actions,
      undos: turn.undos,
      intensifyBy: turn.intensifyBy,
    },
    setupDone: state.setupDone,
    discards: [...state.discards],
    stack: stack && { letter: stack.letter, left: stack.left },
    lastTurns: state.lastTurns,
    undoable: shared.undoable,
    result: shared.result,
    secret: copySecret(shared.secret),
  };
}

function copySecret(secret: Draft<GameState>['secret']): Draft<GameState>['secret'] {
  return {
    seed: secret.seed,
    entropies: secret.entropies,
    redeals: secret.redeals,
    colours: secret.colours,
    hands: secret.hands.map((hand) => [...hand]),
    objectives: secret.objectives,
    undealt: secret.undealt,
    tokens: secret.tokens.map((tokens) => [...tokens]),
    lying: copyOnWriteBoardTokens.share(secret.lying),
    destroyed: { ...secret.destroyed },
    deck: [...secret.deck],
    unused: secret.unused,
    undo: [...secret.undo],
  };
}
