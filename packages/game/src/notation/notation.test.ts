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

  it('reads words with any space between them', () => {
    const spaced = readPosition('s-mary   H:rbk\tF2 B1 |   dowgate  X');
    expect(spaced).toEqual(readPosition('s-mary H:rbk F2 B1 | dowgate X'));
  });

  it('writes every part, in the same order', () => {
    const full = [
      'dowgate X',
      's-mary H:rbk F2 B1 T:d',
      'rules players:3',
      'start 1',
      'stock 7',
      'lost r1 b2 g3 w4 y5 k6',
      'hero 1',
      'turn 3 seat:1 act points:2 card:N spreads:1 actions:1 by:stack setup:2',
      'last 2',
      'seat 0 red pawn:blue at:moorfields put-out:0 hand:NESWN tokens: objectives:I-bedlam,II-aldgate,III-cheapside',
      'seat 1 blue pawn:red at:none put-out:2 hand:NNE tokens:md objectives:I-blackfriars,II-bishopsgate,III-guild-hall',
      'seat 2 green pawn:green at:temple put-out:1 hand: tokens: objectives:I-bridewell,II-baynards-castle,III-custom-house',
      'discards S W',
      'deck N #A E',
      'unused S',
      'destroyed temple:v',
      'seed abc redeals:1 entropy:x entropy:y',
    ].join(' | ');
    expect(writePosition(readPosition(full))).toBe(full);
  });

  it('leaves out what there is not, and what is not said is usual', () => {
    const cards = (card: string, count: number): string => Array<string>(count).fill(card).join(' ');
    const usual = [
      'rules players:3',
      'start 0',
      'stock 0',
      'lost r20 b20 g20 w20 y20 k20',
      'turn 1 seat:0 spread points:4 spreads:0 actions:0 setup:0',
      'seat 0 red pawn:red at:moorfields put-out:0 hand:NESWN tokens: objectives:I-bedlam,II-aldgate,III-cheapside',
      'seat 1 blue pawn:blue at:moorfields put-out:0 hand:NESWN tokens: objectives:I-blackfriars,II-baynards-castle,III-custom-house',
      'seat 2 green pawn:green at:moorfields put-out:0 hand:NESWN tokens: objectives:I-bridewell,II-bishopsgate,III-guild-hall',
      'discards',
      `deck #A ${cards('N', 9)} ${cards('E', 12)} ${cards('S', 12)} ${cards('W', 12)}`,
      'unused',
      'seed notation redeals:0',
    ].join(' | ');
    expect(writePosition(readPosition(''))).toBe(usual);
    expect(readPosition('')).toMatchObject({ hero: null, lastTurns: null, undoable: null, result: null });
    expect(readPosition('').turn).toMatchObject({ card: null, intensifyBy: null });
  });

  it('counts the cones beside the board, unless nothing is left at their source', () => {
    expect(readPosition('pudding-lane F12').stock).toBe(53);
    expect(readPosition('pudding-lane F12 | temple F2 | seat 1 blue put-out:3').stock).toBe(48);
    expect(readPosition('temple F2').stock).toBe(0);
    expect(readPosition('pudding-lane F66').stock).toBe(0);
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
