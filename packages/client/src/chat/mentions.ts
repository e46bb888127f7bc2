import type { ChatLine } from '@great-fire/protocol';

/** Returns whether a message mentions the person in this seat. */
export const mentionsSeat = ({ mentions = [] }: ChatLine, seat: number | null): boolean =>
  seat !== null && mentions.some((mention) => mention.seat === seat);
