/** Notifies an open page of a group of changes to the tables of the group. Loaded after the page. */
import { ServerConnection } from '../live/connection';
import { type LiveSocket, createSocket } from '../live/socket';

const RETRY_MS = 3000;
const GATHER_MS = 500; // the seats of a table fill at once

/** Calls `onChange` after a change, and after each connection, before which changes may have been missed. */
export function followGroupTables(
  group: string,
  onChange: () => void,
  socket: LiveSocket = createSocket({}),
): () => void {
  const connection = new ServerConnection({ socket, retryMs: RETRY_MS });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, GATHER_MS);
  };
  connection.open({
    onMessage: ({ event, payload }) => {
      if (event === 'group-tables' && payload.group === group) notify();
    },
    onState: () => undefined,
    onConnect: notify,
    onRefusal: () => 'retry',
  });
  return () => {
    clearTimeout(timer);
    connection.close();
  };
}
