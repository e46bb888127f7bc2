import type { ChatLine } from '@great-fire/protocol';

/** Whether a line mentions whoever has this seat. */
export const mentionsSeat = ({ mentions = [] }: ChatLine, seat: number | null): boolean =>
  seat !== null && mentions.some((mention) => mention.seat === seat);
