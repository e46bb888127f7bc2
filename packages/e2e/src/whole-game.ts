/** Everybody at a table plays it to its scoring. */
import type { Player } from './player';

/** `players` by seat. `afterEach` looks at whoever decided. @throws Error where nobody is awaited */
export async function playToTheEnd(
  players: readonly Player[],
  afterEach: (player: Player) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const [first] = players;
  if (first === undefined) throw new Error('Nobody plays');
  let last = first;
  for (;;) {
    const { seat, isOver, stateId } = await last.look();
    if (isOver) return;
    const player = seat === null ? undefined : players[seat];
    if (player === undefined) throw new Error('Nobody is awaited');
    await player.sees(stateId);
    await player.decide(await player.look());
    await afterEach(player);
    last = player;
  }
}
