/** Notifications by e-mail, to confirmed addresses whose owners enabled reminders. */
import { MINUTE_MS } from '@great-fire/table/durations';
import type { Storage } from '../storage/storage';
import type { StoredMatch } from '../entities/match';
import type { Mailer } from '../email/mailer';
import type { NotificationChannel } from './channel';
import { renderReminderEmail, renderReportEmail } from './reminder-email';
import type { ServerKeys } from './server-keys';
import { signUnsubscribeToken } from './unsubscribe-token';

interface EmailChannelDeps {
  readonly emails: Storage['emails'];
  readonly emailService: { readonly mailer: Mailer; readonly publicUrl: URL } | null; // null: no e-mail
  readonly keys: Pick<ServerKeys, 'unsubscribeSecret'>;
  readonly now: () => number;
}

const CONCURRENCY = 5;

/**
 * How long a match waits for a player before an e-mail is sent. A player who was away briefly or uses push is back by
 * then, and 15 minutes are nothing in a turn of a day. Matches whose turns last minutes send no e-mail, because it
 * would arrive too late.
 */
export const EMAIL_DELAY_MS = 15 * MINUTE_MS;

/** A person who uses push too may have answered by then. */
export const INVITATION_EMAIL_DELAY_MS = MINUTE_MS;

const isCorrespondence = ({ timeControl }: StoredMatch): boolean =>
  timeControl.clock.kind === 'none' || timeControl.clock.kind === 'correspondence';

export function createEmailChannel(deps: EmailChannelDeps): NotificationChannel {
  const { emails, emailService, keys, now } = deps;
  return {
    concurrency: CONCURRENCY,
    findSite: () => Promise.resolve(null), // the mail server is our own
    delayFor: (match) => (isCorrespondence(match) ? EMAIL_DELAY_MS : null),
    invitationDelayMs: INVITATION_EMAIL_DELAY_MS,
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
      const unsubscribeToken = signUnsubscribeToken(keys.unsubscribeSecret, { channel: 'email', target: id });
      const message =
        content.kind === 'ended'
          ? renderReportEmail(email.language, emailService.publicUrl, content, unsubscribeToken)
          : renderReminderEmail(email.language, emailService.publicUrl, content, unsubscribeToken);
      const result = await emailService.mailer.send(email.address, message);
      if (result.status === 'gone') await emails.bounce(id, now());
      return result;
    },
  };
}
