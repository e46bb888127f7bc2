/** Lines of the chat that people reported, for whoever runs the server. */
import type { MatchId, Storage } from '../storage/storage';
import { referredIn, withNames } from '../talk/references';
import { Refused } from './refused';

const MOST = 1000;

/** The lines reported and not decided about, oldest first, as they were written. */
export async function* reportLines(storage: Storage): AsyncGenerator<string> {
  for (const { matchId, lineId, reports } of await storage.care.reported(MOST)) {
    const line = await storage.chat.find(matchId, lineId);
    if (line === null) continue;
    const said = line.phrase ?? (await readable(storage, line.text));
    yield [matchId, line.key, new Date(line.at).toISOString(), reports, line.channel, line.name, said].join(
      '\t',
    );
  }
}

async function readable({ persons }: Storage, text: string): Promise<string> {
  const names = new Map<string, string>();
  for (const id of referredIn(text)) names.set(id, (await persons.find(id))?.name ?? '?');
  return withNames(text, (id) => ({ name: names.get(id) ?? '?', seat: null })).text;
}

/** Takes a line from its readers, or leaves it; either way its reports are settled. @throws Refused where it is not there */
export async function decideAbout(
  { chat, care, news }: Storage,
  matchId: MatchId,
  key: string,
  isRemoved: boolean,
): Promise<string> {
  const line = await chat.byKey(matchId, key);
  if (line === null) throw new Refused(`There is no line ${key} at table ${matchId}.`);
  if (isRemoved) await care.remove(matchId, line.id, 'operator');
  else await care.settle(matchId, line.id);
  news.tell(matchId, 'table'); // shown anew, with the line as it is from now on
  return `Line ${key} is ${isRemoved ? 'taken out' : 'left where it is'}.`;
}
