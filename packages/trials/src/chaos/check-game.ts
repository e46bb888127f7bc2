/** What must hold of a stored game after whatever happened to it. */
import { isDeepStrictEqual } from 'node:util';
import { viewFor } from '@great-fire/game';
import type { Stored } from '@great-fire/server/testing';
import { everybody } from './party';
import type { ChaosTable } from './party';
import type { Deed } from './player';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What is wrong with a table, one line each; nothing where all is well. Everybody must be at rest. */
export async function wrongsOf(table: ChaosTable, stored: Stored): Promise<readonly string[]> {
  const wrongs: string[] = [];
  const wrong = (text: string): void => void wrongs.push(`${table.watcher.name}: ${text}`);
  const { match, log, state, isSameLoaded } = await stored.game(table.matchId);

  if (log.some(({ stateId }, place) => stateId !== place + 1)) wrong('the log has a hole or a double');
  if (match.stateId !== log.length) wrong(`the table says ${match.stateId}, the log ${log.length}`);
  if (!isSameLoaded) wrong('snapshot and log do not come to the replayed state');

  const ids = new Set(log.map(({ seat, moveId }) => `${String(seat)}/${moveId}`));
  if (ids.size !== log.length) wrong('a move is in the log twice');
  const acknowledged = new Map<number, string>();
  for (const [seat, player] of table.players.entries()) {
    for (const deed of player.deeds) {
      if (deed.ledTo === null) {
        if (ids.has(`${String(seat)}/${deed.moveId}`))
          wrong(`${deed.moveId} was refused (${String(deed.code)}) and is in the log`);
        continue;
      }
      const other = acknowledged.get(deed.ledTo);
      if (other !== undefined) wrong(`${deed.moveId} and ${other} were both told state ${deed.ledTo}`);
      acknowledged.set(deed.ledTo, deed.moveId);
      const row = log[deed.ledTo - 1];
      const isThere =
        row?.moveId === deed.moveId &&
        row.seat === seat &&
        isDeepStrictEqual(JSON.parse(row.action), deed.action);
      if (!isThere)
        wrong(`${deed.moveId} was acknowledged as state ${deed.ledTo}, where ${row?.moveId ?? 'nothing'} is`);
    }
    if (!isInOrder(player.deeds)) wrong(`${player.name} was told of states out of order`);
  }

  for (const player of everybody(table)) {
    const { stateId, view } = player.line.getSnapshot();
    if (stateId !== log.length) wrong(`${player.name} shows state ${stateId} of ${log.length}`);
    else if (!isDeepStrictEqual(plain(view), plain(viewFor(state, view?.viewer ?? null))))
      wrong(`${player.name} shows what is not so`);
  }
  return wrongs;
}

function isInOrder(deeds: readonly Deed[]): boolean {
  const told = deeds.flatMap(({ ledTo }) => (ledTo === null ? [] : [ledTo]));
  return told.every((stateId, place) => place === 0 || stateId > (told[place - 1] ?? 0));
}
