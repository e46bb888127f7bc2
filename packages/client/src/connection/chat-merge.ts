import type { ChatLine } from '@great-fire/protocol';

export interface Said {
  readonly chat: readonly ChatLine[];
  readonly chatIsWhole: boolean;
}

/** What is known with the last lines as they are told anew. Where a hole lies between, what was before it is let go. */
export function chatToldAnew(known: Said, told: Said): Said {
  const first = told.chat[0]?.id;
  const place = known.chat.findIndex(({ id }) => id === first);
  return place < 0
    ? told
    : { chat: [...known.chat.slice(0, place), ...told.chat], chatIsWhole: known.chatIsWhole };
}

/** What is known with a page of what was said before it. */
export function chatBefore(known: Said, page: Said, before: string): Said {
  return known.chat[0]?.id === before
    ? { chat: [...page.chat, ...known.chat], chatIsWhole: page.chatIsWhole }
    : known;
}

/** The lines with one that was said, or that is otherwise from now on: taken out or reported, it may be from before them. */
export function chatWith(chat: readonly ChatLine[], line: ChatLine): readonly ChatLine[] {
  if (chat.some(({ id }) => id === line.id))
    return chat.map((known) => (known.id === line.id ? line : known));
  const isTold = line.removedBy !== undefined || line.reports !== undefined;
  return isTold ? chat : [...chat, line];
}
