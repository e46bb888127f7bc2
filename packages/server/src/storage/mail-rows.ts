/** The rows of e-mail addresses, read into the port's own shapes. */
import { NOTICE_LANGUAGES } from '@great-fire/protocol';
import * as z from 'zod';
import type { MailAddress } from './mail';

export const mailRow = z
  .object({
    id: z.string(),
    person_id: z.string(),
    address: z.string(),
    language: z.enum(NOTICE_LANGUAGES),
    reminded: z.int(),
    confirmed_at: z.int(),
  })
  .transform((row): MailAddress => ({
    ...{ id: row.id, personId: row.person_id, address: row.address, language: row.language },
    ...{ isReminded: row.reminded === 1, confirmedAt: row.confirmed_at },
  }));

export const askedRow = z.object({
  person_id: z.string(),
  address: z.string(),
  folded: z.string(),
  language: z.enum(NOTICE_LANGUAGES),
  until: z.int(),
});
