import { makeCommandScript } from '../secret-leaks/command-script';
import { compareDelayed, drawCutPoints } from './delayed-spectator';
import { truncate } from '../secret-leaks/script';

const OPTIONS = { hiddenColours: true, moreDestruction: false, cones: 65 } as const;
const SCRIPT = truncate(makeCommandScript('late', 3, OPTIONS), 110);

test('a delayed spectator receives the same bytes whether the game goes on or stands still', async () => {
  for (const cut of drawCutPoints(truncate(SCRIPT, 60), 2)) {
    const { differences, packets, moves } = await compareDelayed(SCRIPT, cut);
    expect(differences).toEqual([]);
    expect(packets).toBeGreaterThan(10);
    expect(moves).toBeGreaterThan(5); // delayed moves still arrive
  }
});

test("finds a planted leak of current events in the spectator's messages and in the lobby", async () => {
  for (const channel of ['matchSocket', 'lobbySocket'] as const) {
    const { differences } = await compareDelayed(SCRIPT, 30, {
      channel,
      mutate: (packet, viewer, { turn }) => (viewer === null ? `${packet}${String(turn.seat)}` : packet),
    });
    expect(differences.map((one) => one.channel)).toEqual([channel]);
  }
});
