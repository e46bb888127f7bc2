/** Word by e-mail, to addresses whose owners confirmed them and asked for it. */
import type { EmailStore } from '../storage/emails';
import type { StoredMatch } from '../storage/matches';
import { renderReminderEmail } from '../email/templates';
import type { Mailer } from '../email/mailer';
import type { NotificationChannel } from './channel';
import type { ServerKeys } from './server-keys';
import { signUnsubscribeToken } from './unsubscribe-token';

export interface EmailChannelDeps {
  readonly emails: EmailStore;
  readonly emailService: { readonly mailer: Mailer; readonly publicUrl: URL } | null; // null: this host sends none
  readonly keys: Pick<ServerKeys, 'stopSecret'>;
  readonly now: () => number;
}

const CONCURRENCY = 5;

/**
 * So long a table waits before there is mail of it: whoever only looked away for a moment, or plays by the notices of a
 * phone, is back by then, and of a turn of a day it is nothing. Where a turn has minutes it would come too late: there is none.
 */
export const EMAIL_DELAY_MS = 15 * 60_000;

const isCorrespondence = ({ timeControl }: StoredMatch): boolean =>
  timeControl.clock.kind === 'none' || timeControl.clock.kind === 'correspondence';

export function createEmailChannel({
  emails,
  emailService,
  keys,
  now,
}: EmailChannelDeps): NotificationChannel {
  return {
    concurrency: CONCURRENCY,
    delayFor: (match) => (isCorrespondence(match) ? EMAIL_DELAY_MS : null),
    findTargets: async (personId, matchId) => {
      const email = emailService === null || matchId === null ? null : await emails.ofPerson(personId);
      return email?.isReminded === true ? [email.id] : [];
    },
    findOwner: async (id) => {
      const email = emailService === null ? null : await emails.byId(id);
      return email?.isReminded === true ? { personId: email.personId } : null;
    },
    unsubscribe: (id) => emails.disableReminders(id),
    send: async (id, content) => {
      const email = await emails.byId(id);
      if (emailService === null || email === null || content === 'test') return { status: 'gone' };
      const unsubscribeToken = signUnsubscribeToken(keys.stopSecret, { channel: 'mail', target: id });
      const result = await emailService.mailer.send(
        email.address,
        renderReminderEmail(email.language, emailService.publicUrl, content, unsubscribeToken),
      );
      if (result.status === 'gone') await emails.bounce(id, now());
      return result;
    },
  };
}
