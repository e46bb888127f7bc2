/** The table that somebody opened after this one: its link stands in the talk at this one. */
import type { ChatLine } from '@great-fire/protocol';
import { matchIdIn } from '../../lobby/match-address';

export interface NextTable {
  readonly id: string;
  readonly by: string; // who opened it
}

/** The last link to another table that a player said here, or null. */
export function nextTableIn(chat: readonly ChatLine[], here: string): NextTable | null {
  for (const { seat, name, text } of [...chat].reverse()) {
    const words = text.split(/\s+/).filter((word) => word.includes('/t/'));
    const id = words.map(matchIdIn).find((one) => one !== null && one !== here);
    if (seat !== null && id !== undefined && id !== null) return { id, by: name };
  }
  return null;
}
