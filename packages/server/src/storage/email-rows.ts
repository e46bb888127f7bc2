/** Schemas that parse the rows of e-mail addresses into the types of the port. */
import { NOTIFICATION_LANGUAGES } from '@great-fire/protocol';
import * as z from 'zod';
import type { EmailAddress } from './emails';

export const emailRow = z
  .object({
    id: z.string(),
    person_id: z.string(),
    address: z.string(),
    language: z.enum(NOTIFICATION_LANGUAGES),
    reminders_enabled: z.int(),
    confirmed_at: z.int(),
  })
  .transform((row): EmailAddress => ({
    ...{ id: row.id, personId: row.person_id, address: row.address, language: row.language },
    ...{ isReminded: row.reminders_enabled === 1, confirmedAt: row.confirmed_at },
  }));

export const pendingEmailRow = z.object({
  person_id: z.string(),
  address: z.string(),
  normalized: z.string(),
  language: z.enum(NOTIFICATION_LANGUAGES),
  expires_at: z.int(),
});
