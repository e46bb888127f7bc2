/** Erases a person for the admin command line, while no server of this process runs. */
import { erasePerson, type BrokenTable } from './account/personal-data';
import { TableService } from './lobby/table-service';
import { MatchService } from './matches/match-service';
import { TableCommandService } from './matches/table-commands';
import { EMPTY_PRESENCE } from './storage/presence';
import type { Person } from './storage/persons';
import type { Storage } from './storage/storage';

export async function eraseOffline(
  storage: Pick<
    Storage,
    'blocks' | 'changes' | 'groups' | 'matches' | 'moves' | 'persons' | 'retention' | 'tableState'
  >,
  person: Person,
): Promise<readonly BrokenTable[]> {
  const now = () => Date.now();
  const matches = new MatchService({ storage, now });
  const tableCommands = new TableCommandService({
    matches,
    presenceOf: () => Promise.resolve(EMPTY_PRESENCE),
  });
  const tables = new TableService({
    ...{ storage, matches, tableCommands, now },
    hasPlayerFrom: () => false,
    maxBotGames: 0, // no table is opened here
  });
  const broken = await erasePerson({ storage, tables, tableCommands }, person);
  await matches.close();
  return broken;
}
