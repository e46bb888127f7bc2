import { simulateGame, seedFromName } from '../../testing/simulate-game';
import type { GameState } from '../index';
import { NotationError, readPosition, writePosition } from '../notation';

const withoutUndo = (state: GameState): GameState => ({
  ...state,
  turn: { ...state.turn, undos: 0 },
  undoable: null,
  secret: { ...state.secret, undo: [] },
});

describe('the board notation', () => {
  it.each([3, 4, 5, 6] as const)(
    'restores the position it wrote, throughout whole games of %d players',
    (players) => {
      let moves = 0;
      simulateGame(
        players,
        { hiddenColours: players % 2 === 0, moreDestruction: players > 4, cones: 100 },
        seedFromName(`note ${players}`),
        {
          after: (state) => {
            moves += 1;
            if (moves % 7 > 0) return;
            expect(readPosition(writePosition(state))).toEqual(withoutUndo(structuredClone(state)));
          },
        },
      );
    },
  );

  it('writes a district in a few letters', () => {
    const text = writePosition(readPosition('s-mary H:rbk F2 B1 T:d | dowgate X'));
    expect(text.startsWith('dowgate X | s-mary H:rbk F2 B1 T:d | rules players:3')).toBe(true);
  });

  it.each([
    ['nowhere F2', 'nowhere'],
    ['s-mary Q2', 'Q2'],
    ['s-mary H:rz', 'z'],
    ['stock many', 'many'],
    ['turn 1 dance', 'dance'],
    ['rules players:7', '7'],
    ['seat 0 pink', 'pink'],
    ['seat 0 red at:mars', 'mars'],
  ])('refuses %s and names the invalid part', (text, part) => {
    expect(() => readPosition(text)).toThrow(NotationError);
    expect(() => readPosition(text)).toThrow(part);
  });
});
