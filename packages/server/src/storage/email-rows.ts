/** The rows of e-mail addresses, read into the port's own shapes. */
import { NOTIFICATION_LANGUAGES } from '@great-fire/protocol';
import * as z from 'zod';
import type { EmailAddress } from './emails';

export const emailRow = z
  .object({
    id: z.string(),
    person_id: z.string(),
    address: z.string(),
    language: z.enum(NOTIFICATION_LANGUAGES),
    reminded: z.int(),
    confirmed_at: z.int(),
  })
  .transform((row): EmailAddress => ({
    ...{ id: row.id, personId: row.person_id, address: row.address, language: row.language },
    ...{ isReminded: row.reminded === 1, confirmedAt: row.confirmed_at },
  }));

export const pendingEmailRow = z.object({
  person_id: z.string(),
  address: z.string(),
  folded: z.string(),
  language: z.enum(NOTIFICATION_LANGUAGES),
  until: z.int(),
});
