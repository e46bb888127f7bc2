import { createHash } from 'node:crypto';
import type { TestServer } from '@great-fire/server/testing';

const MAX_CHAT_LINES = 10_000;

/** Returns a hash of everything stored about these tables and the people at them. A missing table changes the hash. */
export async function digestTables(
  { matches, moves, chat, persons }: TestServer['storage'],
  ids: readonly string[],
): Promise<string> {
  const hash = createHash('sha256');
  for (const id of ids) {
    const match = await matches.find(id);
    const personIds = (match?.seats ?? []).flatMap(({ personId }) => (personId === null ? [] : [personId]));
    const stored = [
      match,
      await matches.secretsOf(id),
      await moves.after(id, 0),
      await moves.latestSnapshot(id, match?.stateId ?? 0),
      await chat.history(id, MAX_CHAT_LINES, {}),
      await Promise.all(personIds.map((personId) => persons.find(personId))),
    ];
    hash.update(JSON.stringify([id, stored]));
  }
  return hash.digest('hex');
}
