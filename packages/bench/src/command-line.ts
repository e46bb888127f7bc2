/** What `npm run bench -- …` asks for. */
import { parsedArgs, UsageError } from '@great-fire/game/command-line';
import { SERVERS } from './servers/names';
import type { ServerName } from './servers/names';

/** All parts; the last is measured only where it is named, for it takes ten minutes. */
export const PARTS = [
  'rules',
  'lobby',
  'start',
  'sync',
  'steps',
  'closed',
  'paced',
  'memory',
  'spectators',
  'page',
  'presses',
  'unused',
] as const;
export type Part = (typeof PARTS)[number];
const USUAL: readonly Part[] = PARTS.filter((part) => part !== 'unused');

export interface Wish {
  readonly parts: readonly Part[];
  readonly servers: readonly ServerName[];
  readonly profiles: boolean; // of our server's processor, beside its data
}

/** Reads the arguments: names of parts and of servers in any order; none of a kind are all of it. @throws UsageError */
export function wishOf(args: readonly string[]): Wish {
  const { positionals, values } = parsedArgs({
    args: [...args],
    allowPositionals: true,
    options: { profile: { type: 'boolean' } },
  });
  const isPart = (word: string): word is Part => PARTS.some((part) => part === word);
  const isServer = (word: string): word is ServerName => SERVERS.some((server) => server === word);
  const unknown = positionals.find((word) => !isPart(word) && !isServer(word));
  if (unknown !== undefined)
    throw new UsageError(`${unknown} is no part (${PARTS.join(', ')}) and no server (${SERVERS.join(', ')})`);
  const parts = PARTS.filter((part) => positionals.includes(part));
  const servers = SERVERS.filter((server) => positionals.includes(server));
  return {
    parts: parts.length === 0 ? USUAL : parts,
    servers: servers.length === 0 ? SERVERS : servers,
    profiles: values.profile ?? false,
  };
}
