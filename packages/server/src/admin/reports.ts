/** Chat lines that persons reported, for the operator. */
import type { Storage } from '../storage/storage';
import { mentionedIds, decodeMentions } from '../chat/mentions';
import type { MatchId } from '../entities/match';
import { CommandError } from './command-error';

const MAX_REPORTS = 1000;

/** Yields the unresolved reported lines, oldest first, with their unmasked text. */
export async function* listReports(
  storage: Pick<Storage, 'chat' | 'moderation' | 'persons'>,
): AsyncGenerator<object> {
  for (const { matchId, lineId, reports } of await storage.moderation.openReports(MAX_REPORTS)) {
    const line = await storage.chat.find(matchId, lineId);
    if (line === null) continue;
    const text = line.phrase ?? (await withCurrentNames(storage, line.text));
    yield {
      table: matchId,
      line: line.key,
      written: new Date(line.at).toISOString(),
      reports,
      channel: line.channel,
      name: line.name,
      text,
    };
  }
}

async function withCurrentNames({ persons }: Pick<Storage, 'persons'>, text: string): Promise<string> {
  const names = await persons.namesOf(mentionedIds(text));
  return decodeMentions(text, (id) => ({ name: names.get(id)?.name ?? '?', seat: null })).text;
}

/**
 * Removes a reported line for its readers or keeps it, and resolves its reports.
 *
 * @throws CommandError if the line does not exist
 */
export async function resolveReport(
  { chat, moderation }: Pick<Storage, 'chat' | 'moderation'>,
  matchId: MatchId,
  lineKey: string,
  decision: 'remove' | 'keep',
): Promise<string> {
  const line = await chat.byKey(matchId, lineKey);
  if (line === null) throw new CommandError(`There is no line ${lineKey} at table ${matchId}.`);
  if (decision === 'remove') await moderation.removeLine(matchId, line.id, 'operator');
  else await moderation.dismissReports(matchId, line.id);
  return `Line ${lineKey} is ${decision === 'remove' ? 'taken out' : 'left where it is'}.`;
}
