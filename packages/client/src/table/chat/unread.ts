import { useState } from 'react';
import { useTable } from '../table-context';

/** How many lines were said by others since the chat was last in sight. */
export function useUnread(isInSight: boolean): number {
  const { chat, view } = useTable();
  const last = chat.at(-1)?.id ?? 0;
  const [read, setRead] = useState(last);
  if (isInSight && read !== last) setRead(last);
  if (isInSight) return 0;
  return chat.filter(({ id, seat }) => id > read && (seat === null || seat !== view.viewer)).length;
}
