/** Word to a channel where the people of a table meet: Discord, Slack, or whatever takes JSON. */
import type { HookKind, HookWord } from '@great-fire/protocol';
import type { Logger } from 'pino';
import type { Hook, ReachStore } from '../storage/notices';
import type { StoredMatch } from '../storage/matches';
import type { MatchId } from '../storage/storage';
import type { ChannelPort, Outcome, Told } from './channel';
import { post } from './outgoing';
import type { OutgoingSettings } from './outgoing';
import { outcomeOf, outcomeOfFailure } from './push';
import { WORDS } from './words';

export interface HookParts {
  readonly reach: ReachStore;
  readonly find: (id: MatchId) => Promise<StoredMatch | null>;
  readonly outgoing: OutgoingSettings;
  readonly publicUrl: URL | null; // where people open the game; null: messages hold no link
  readonly log: Logger;
}

const ABREAST = 10;
const MINUTE_MS = 60_000;

export function hookChannel({ reach, find, outgoing, publicUrl, log }: HookParts): ChannelPort {
  return {
    abreast: ABREAST,
    targetsOf: async (_, matchId) =>
      matchId === null || (await reach.hookOf(matchId)) === null ? [] : [matchId],
    ownerOf: async (matchId) => ((await reach.hookOf(matchId)) === null ? null : 'table'),
    // The channel may be read by anybody: it hears of a call when spectators see it.
    delayOf: ({ watching }) => watching.delayMinutes * MINUTE_MS,
    drop: (matchId) => reach.dropHook(matchId),
    send: async (matchId, told): Promise<Outcome> => {
      const [hook, match] = [await reach.hookOf(matchId), await find(matchId)];
      if (hook === null || match === null) return { is: 'gone' };
      const body = JSON.stringify(bodyFor(hook.kind, wordOf(match, told, publicUrl), match.language));
      try {
        const headers = { 'Content-Type': 'application/json', 'User-Agent': 'great-fire' };
        const outcome = outcomeOf(await post({ url: hook.url, headers, body }, outgoing));
        if (outcome.is === 'refused') log.warn({ matchId, kind: hook.kind }, 'a webhook refused a message');
        return outcome;
      } catch (error) {
        return outcomeOfFailure(error);
      }
    },
  };
}

/** The address of a hook without what is secret in it. */
export const hostOfHook = ({ url }: Hook): string => new URL(url).host;

/** What is told, and all of it public; of a table that is not open to all there is no link: whoever reads the channel is not asked in. */
function wordOf(match: StoredMatch, told: Told, publicUrl: URL | null): HookWord {
  const base = publicUrl?.href.replace(/\/+$/, '');
  const isShut = match.private || match.watching.who !== 'open';
  const url = isShut || base === undefined ? null : `${base}/t/${match.id}`;
  const table = { id: match.id, name: match.tableName, url };
  if (told === 'test')
    return { event: 'test', table, turn: match.turn, seat: null, player: null, kind: null };
  const { seat, kind } = told;
  const player = match.seats.find((one) => one.seat === seat)?.name ?? null;
  return { event: 'call', table, turn: match.turn, seat, player, kind };
}

function bodyFor(kind: HookKind, word: HookWord, language: StoredMatch['language']): object {
  switch (kind) {
    case 'json':
      return word;
    case 'discord': // nobody is called by a name that somebody gave themselves
      return { content: textOf(word, language, plainForDiscord), allowed_mentions: { parse: [] } };
    case 'slack':
      return { text: textOf(word, language, plainForSlack) };
  }
}

function textOf({ kind, table, player }: HookWord, language: StoredMatch['language'], plain: Plain): string {
  const sentence = WORDS[language].hook[kind ?? 'test'].replace(/\{(table|player)\}/g, (_, place) =>
    plain(place === 'table' ? table.name : (player ?? '')),
  );
  return table.url === null ? sentence : `${sentence} ${table.url}`;
}

type Plain = (text: string) => string;
const plainForDiscord: Plain = (text) => text.replace(/[\\`*_~|<>[\]()#:@-]/g, '\\$&');
const plainForSlack: Plain = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`]/g, '\u200b$&');
