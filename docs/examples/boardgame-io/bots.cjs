const { RandomBot, Simulate } = require('boardgame.io/ai');
const { InitializeGame } = require('boardgame.io/internal');
const { GreatFire } = require('@great-fire/game/boardgame.io');

const state = InitializeGame({ game: GreatFire, numPlayers: 4, setupData: { hiddenColours: true } });
const createBot = () => new RandomBot({ game: GreatFire, enumerate: GreatFire.ai.enumerate });
const bots = Object.fromEntries(state.ctx.playOrder.map((playerID) => [playerID, createBot()]));

Simulate({ game: GreatFire, bots, state }).then(({ state: { ctx } }) => {
  console.log(`Won by ${ctx.gameover.winners} in turn ${ctx.turn}`);
});
