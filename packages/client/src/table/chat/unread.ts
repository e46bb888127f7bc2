import { useState } from 'react';
import { mentionsSeat } from '../../talk/mentions';
import { useTable } from '../table-context';

/** How many lines were said by others since the chat was last in sight, behind `@` where one mentions the viewer. */
export function useUnread(isInSight: boolean): string {
  const { chat, view } = useTable();
  const last = chat.at(-1)?.id ?? null;
  const [read, setRead] = useState(last);
  if (isInSight && read !== last) setRead(last);
  if (isInSight) return '';
  const since = chat.slice(chat.findIndex(({ id }) => id === read) + 1);
  const others = since.filter(({ seat }) => seat === null || seat !== view.viewer);
  if (others.length === 0) return '';
  return `${others.some((line) => mentionsSeat(line, view.viewer)) ? '@' : ''}${others.length}`;
}
