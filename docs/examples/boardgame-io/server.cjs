const { Server, Origins } = require('boardgame.io/server');
const { GreatFire } = require('@great-fire/game/boardgame.io');

const server = Server({ games: [GreatFire], origins: [Origins.LOCALHOST] });
server.run(Number(process.env.PORT ?? 8001));
