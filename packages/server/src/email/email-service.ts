/** E-mail addresses of persons: confirmation, sign-in links and their queue. */
import type { MyEmail, Language } from '@great-fire/protocol';
import type { Logger } from 'pino';
import { DAY_MS, MINUTE_MS } from '@great-fire/table/durations';
import type { Guard } from '../admission/guard';
import { ApiError, orThrow, tooManyRequests } from '../errors/api-error';
import { hashSecret, generateSecretKey } from '../identity/secret-key';
import { newId } from '../shared/random-id';
import { normalizeEmail, type EmailAddress } from '../storage/emails';
import type { Person } from '../storage/persons';
import type { Storage } from '../storage/storage';
import type { Timeouts } from '../config/timeouts';
import type { MailSettings } from '../config/email-settings';
import type { Metrics } from '../observability/metrics';
import { withDeliveryCount } from '../observability/with-delivery-count';
import type { PersonId } from '../entities/match';
import { renderConfirmationEmail, renderSignInEmail } from './templates';
import { smtpMailer, type Mailer } from './mailer';
import { SendQueue, type OutgoingEmail } from './send-queue';

export interface EmailServiceDeps {
  readonly storage: Pick<Storage, 'emails' | 'persons'>;
  readonly guard: Guard;
  readonly settings: MailSettings;
  readonly timeouts: Timeouts;
  readonly metrics: Pick<Metrics, 'countDelivery'>;
  readonly now: () => number;
  readonly log: Logger;
}

const CONFIRM_TTL_MS = DAY_MS;
/** A newcomer who sets an address at once is seldom a person, and scripts make many. */
const MIN_AGE_MS = MINUTE_MS;
const SIGN_IN_TTL_MS = 15 * MINUTE_MS;

export class EmailService {
  readonly mailer: Mailer;
  readonly publicUrl: URL;
  private readonly sendQueue: SendQueue;

  constructor(private readonly deps: EmailServiceDeps) {
    const { settings, log, timeouts, metrics } = deps;
    this.publicUrl = settings.publicUrl;
    this.mailer = withDeliveryCount(smtpMailer({ settings, log, timeouts }), metrics, 'email');
    this.sendQueue = new SendQueue({ mailer: this.mailer, log });
  }

  /**
   * Sends a confirmation link. If another person has the address, sends that person a sign-in link instead. The stored
   * data and the response are the same in both cases. Only the owner of the mailbox sees the difference.
   *
   * `from`: the IP address of the request.
   *
   * @throws ApiError `too-many-requests` if the budget of confirmations is spent, or if the person is too new
   */
  async requestConfirmation(
    personId: PersonId,
    from: string,
    address: string,
    language: Language,
  ): Promise<void> {
    const { storage, now } = this.deps;
    const confirmed = await storage.emails.ofPerson(personId);
    if (confirmed !== null && normalizeEmail(confirmed.address) === normalizeEmail(address)) return;
    await this.assertOldEnough(personId);
    await this.deps.guard.consume('email-confirmation', { credential: personId, address: from });
    await this.consumeBudget('confirmation', address);
    const key = generateSecretKey();
    const pending = { address, language, keyHash: hashSecret(key), until: now() + CONFIRM_TTL_MS };
    await storage.emails.addPending(personId, pending);
    this.sendQueue.enqueue(async () => {
      const holder = await storage.emails.byAddress(address);
      if (holder !== null && holder.personId !== personId)
        return this.buildSignInEmail(holder, 'addressInUse');
      return { to: address, message: renderConfirmationEmail(language, this.publicUrl, key) };
    });
  }

  /**
   * Confirms the address of a key and returns its person.
   *
   * @throws ApiError `not-found`, `not-allowed-now`
   */
  async confirm(key: string): Promise<Person | null> {
    const { storage, now } = this.deps;
    const { personId } = orThrow(await storage.emails.confirm(hashSecret(key), newId(), now()));
    return storage.persons.find(personId);
  }

  /**
   * Sends a sign-in link to the address if a person has it. The budget counts only links that are sent, and the caller
   * does not learn whether it is spent: both would reveal whether the address is known.
   */
  sendSignInLink(address: string): void {
    const { storage, log } = this.deps;
    this.sendQueue.enqueue(async () => {
      const holder = await storage.emails.byAddress(address);
      if (holder === null) return null;
      try {
        await this.consumeBudget('sign-in', address);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        log.warn('sign-in e-mail over budget, not sent');
        return null;
      }
      return this.buildSignInEmail(holder, 'signIn');
    });
  }

  /** Cancels e-mails in progress and discards the queue. */
  async close(): Promise<void> {
    this.mailer.close();
    await this.sendQueue.close();
  }

  private async assertOldEnough(personId: PersonId): Promise<void> {
    const { storage, guard, now } = this.deps;
    const createdAt = guard.hasLimits ? await storage.persons.createdAt(personId) : null;
    const ageMs = createdAt === null ? MIN_AGE_MS : now() - createdAt;
    if (ageMs < MIN_AGE_MS) throw tooManyRequests(MIN_AGE_MS - ageMs);
  }

  /**
   * Counts an e-mail to a mailbox, and to all mailboxes together. Sign-in links have a budget of their own, because
   * strangers can spend that of confirmations.
   */
  private consumeBudget(kind: 'confirmation' | 'sign-in', address: string): Promise<void> {
    const mailbox = `${kind} ${normalizeEmail(address)}`;
    return this.deps.guard.consume('email-recipient', { credential: mailbox, address: kind });
  }

  private async buildSignInEmail(
    holder: EmailAddress,
    reason: 'signIn' | 'addressInUse',
  ): Promise<OutgoingEmail | null> {
    const { storage, now } = this.deps;
    const { id, address, language } = holder;
    const key = generateSecretKey();
    if (!(await storage.emails.addSignInKey(id, hashSecret(key), now() + SIGN_IN_TTL_MS, now()))) return null;
    return {
      to: address,
      message: renderSignInEmail(language, this.publicUrl, key, reason),
      onMailboxGone: () => storage.emails.bounce(id, now()),
    };
  }
}

/** Returns a person's own address and its state. */
export async function loadEmailSettings(
  { emails }: Pick<Storage, 'emails'>,
  personId: PersonId | null,
): Promise<MyEmail> {
  const confirmed = personId === null ? null : await emails.ofPerson(personId);
  const pending = personId === null ? null : await emails.pendingOf(personId);
  return {
    address: confirmed?.address ?? null,
    remindersEnabled: confirmed?.isReminded ?? false,
    pending: pending === null ? null : { address: pending.address, expiresAt: pending.until },
  };
}
