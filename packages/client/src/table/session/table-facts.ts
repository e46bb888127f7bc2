/** The commands of the viewer beside moves, by the rules of the table that the server applies too. */
import {
  availableCommands,
  createTableFacts,
  type AvailableCommand,
  type CommandChoice,
  type TableFacts,
} from '@great-fire/table';
import { useTable, type TableModel } from '../model/table-context';

const FIELDS = ['match', 'tableState', 'stateId', 'serverNow'] as const;

/** Only the server knows who sees the page, and asks those who are present. */
const UNKNOWN_PRESENCE = { seats: [], visibleSeats: [] };

const toTableFacts = ({
  match,
  tableState,
  stateId,
  serverNow,
}: Pick<TableModel, (typeof FIELDS)[number]>): TableFacts =>
  createTableFacts({
    state: tableState,
    timeControl: match.timeControl,
    ownedByPerson: match.seats.map(({ hasOwner }) => hasOwner),
    stateId,
    now: serverNow(),
    presence: UNKNOWN_PRESENCE,
  });

export const useTableFacts = (): TableFacts => toTableFacts(useTable(...FIELDS));

/** Returns a command that the viewer may give, or null. */
type CommandFinder = (command: CommandChoice) => AvailableCommand | null;

/** Returns the finder of the commands that the viewer may give now or after a wait. A spectator may give none. */
export function useAvailableCommands(): CommandFinder {
  const { view } = useTable('view');
  const table = useTableFacts();
  const commands = view.viewer === null ? [] : availableCommands(table, view.viewer);
  return (wanted) =>
    commands.find(
      ({ command }) =>
        command.type === wanted.type &&
        (command.type !== 'propose' || (wanted.type === 'propose' && command.kind === wanted.kind)),
    ) ?? null;
}
