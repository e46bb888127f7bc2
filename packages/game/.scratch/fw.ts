import { InitializeGame, CreateGameReducer } from 'boardgame.io/internal';
import * as I from 'boardgame.io/internal';
import { greatFire } from '../src/game';
import { createGame, applyAction, legalWith, holdingsOf } from '../src/index';
import { strict as assert } from 'node:assert';
console.log(Object.keys(I));
const setup: any = {
  players: 3,
  options: { hiddenColours: false, moreDestruction: false, cones: 65 },
  seed: 'abc',
};
let s = 12345;
const rnd = (n: number) => {
  s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
  return Math.floor((s / 4294967296) * n);
};
let state: any = InitializeGame({ game: greatFire as any, numPlayers: 3, setupData: setup });
const reducer = CreateGameReducer({ game: greatFire as any });
const own: any = createGame(setup);
console.log(state.ctx, Object.keys(state));
let n = 0;
const phases = new Set();
while (own.turn.step !== 'over') {
  const seat = own.turn.seat;
  const l = legalWith(own, seat, holdingsOf(own, seat));
  const a: any = l[rnd(l.length)];
  const { type, ...choice } = a;
  const next: any = reducer(
    state,
    (I as any).ActionCreators
      ? (I as any).ActionCreators.makeMove(type, [choice], String(seat))
      : ({ type: 'MAKE_MOVE', payload: { type, args: [choice], playerID: String(seat) } } as any),
  );
  const ev = applyAction(own, seat, a);
  n++;
  try {
    assert.deepEqual(JSON.parse(JSON.stringify(next.G)), JSON.parse(JSON.stringify(own)));
    assert.equal(next._stateID, n);
    if (own.turn.step !== 'over') {
      assert.equal(Number(next.ctx.currentPlayer), own.turn.seat);
      assert.equal(next.ctx.activePlayers[next.ctx.currentPlayer], own.turn.step);
      assert.equal(next.ctx.phase, own.turn.number ? 'play' : 'setup');
    }
    if (n < 3 || own.turn.step === 'over')
      console.log(JSON.stringify(next.deltalog), JSON.stringify(next.ctx), ev.length);
  } catch (e: any) {
    console.log(n, a, String(e.message).slice(0, 400), next.ctx, own.turn);
    process.exit(1);
  }
  state = next;
}
console.log(n);
