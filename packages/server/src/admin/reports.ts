/** Lines of the chat that people reported, for whoever runs the server. */
import type { MatchId, Storage } from '../storage/storage';
import { mentionedIds, decodeMentions } from '../chat/mentions';
import { CommandError } from './command-error';

const MAX_REPORTS = 1000;

/** The lines reported and not decided about, oldest first, as they were written. */
export async function* listReports(storage: Storage): AsyncGenerator<string> {
  for (const { matchId, lineId, reports } of await storage.moderation.openReports(MAX_REPORTS)) {
    const line = await storage.chat.find(matchId, lineId);
    if (line === null) continue;
    const text = line.phrase ?? (await withCurrentNames(storage, line.text));
    yield [matchId, line.key, new Date(line.at).toISOString(), reports, line.channel, line.name, text].join(
      '\t',
    );
  }
}

async function withCurrentNames({ persons }: Storage, text: string): Promise<string> {
  const names = new Map<string, string>();
  for (const id of mentionedIds(text)) names.set(id, (await persons.find(id))?.name ?? '?');
  return decodeMentions(text, (id) => ({ name: names.get(id) ?? '?', seat: null })).text;
}

/** Takes a line from its readers, or leaves it; either way its reports are settled. @throws CommandError where it is not there */
export async function resolveReport(
  { chat, moderation, changes }: Storage,
  matchId: MatchId,
  lineKey: string,
  isRemoved: boolean,
): Promise<string> {
  const line = await chat.byKey(matchId, lineKey);
  if (line === null) throw new CommandError(`There is no line ${lineKey} at table ${matchId}.`);
  if (isRemoved) await moderation.removeLine(matchId, line.id, 'operator');
  else await moderation.dismissReports(matchId, line.id);
  changes.publish(matchId, 'table'); // shown anew, with the line as it is from now on
  return `Line ${lineKey} is ${isRemoved ? 'taken out' : 'left where it is'}.`;
}
