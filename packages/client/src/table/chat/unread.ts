import { useState } from 'react';
import { useTable } from '../table-context';

/** How many lines were said by others since the chat was last in sight. */
export function useUnread(isInSight: boolean): number {
  const { chat, view } = useTable();
  const last = chat.at(-1)?.id ?? null;
  const [read, setRead] = useState(last);
  if (isInSight && read !== last) setRead(last);
  if (isInSight) return 0;
  const since = chat.slice(chat.findIndex(({ id }) => id === read) + 1);
  return since.filter(({ seat }) => seat === null || seat !== view.viewer).length;
}
