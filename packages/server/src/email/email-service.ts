/** E-mail put together: an address of one's own, the way in by it, and the links for both. */
import { randomBytes } from 'node:crypto';
import type { MyEmail, NotificationLanguage } from '@great-fire/protocol';
import type { Logger } from 'pino';
import { apiError } from '../errors/api-error';
import { hashSecret, newKey } from '../identity/secret-key';
import { normalizeEmail } from '../storage/emails';
import type { EmailAddress } from '../storage/emails';
import type { Person } from '../storage/persons';
import type { PersonId, Storage } from '../storage/storage';
import type { Timeouts } from '../config/timeouts';
import { renderConfirmationEmail, renderSignInEmail } from './templates';
import { smtpMailer } from './mailer';
import type { Mailer } from './mailer';
import { SendQueue } from './send-queue';
import type { QueuedEmail } from './send-queue';
import type { MailSettings } from './settings';

export interface EmailServiceDeps {
  readonly storage: Pick<Storage, 'emails' | 'persons'>;
  readonly settings: MailSettings;
  readonly timeouts: Timeouts;
  readonly now: () => number;
  readonly log: Logger;
}

const CONFIRM_TTL_MS = 24 * 3_600_000;
const SIGN_IN_TTL_MS = 15 * 60_000;

const newId = (): string => randomBytes(12).toString('base64url');

export class EmailService {
  readonly mailer: Mailer;
  readonly publicUrl: URL;
  private readonly sendQueue: SendQueue;

  constructor(private readonly deps: EmailServiceDeps) {
    const { settings, log, timeouts } = deps;
    this.publicUrl = settings.publicUrl;
    this.mailer = smtpMailer({ settings, log, timeouts });
    this.sendQueue = new SendQueue({ mailer: this.mailer, log });
  }

  /**
   * Asks whether an address is a person's own. What is stored and answered is the same whoever has it; what is sent there
   * is not, but only its owner reads that.
   */
  async requestConfirmation(
    personId: PersonId,
    address: string,
    language: NotificationLanguage,
  ): Promise<void> {
    const { storage, now } = this.deps;
    const confirmed = await storage.emails.ofPerson(personId);
    if (confirmed !== null && normalizeEmail(confirmed.address) === normalizeEmail(address)) return;
    const key = newKey();
    const at = now();
    await storage.emails.addPending(
      personId,
      { address, language, keyHash: hashSecret(key), until: at + CONFIRM_TTL_MS },
      at,
    );
    this.sendQueue.enqueue(async () => {
      const holder = await storage.emails.byAddress(address);
      if (holder !== null && holder.personId !== personId) return this.buildSignInEmail(holder, 'taken');
      return { to: address, message: renderConfirmationEmail(language, this.publicUrl, key) };
    });
  }

  /** Makes an address its person's own. @throws ApiError `not-found`, `not-allowed-now` */
  async confirm(key: string): Promise<Person | null> {
    const { storage, now } = this.deps;
    const confirmed = await storage.emails.confirm(hashSecret(key), newId(), now());
    if (confirmed === null) throw apiError('not-found', 'This link was used, or is too old.', 'key');
    if (confirmed.outcome === 'taken')
      throw apiError('not-allowed-now', 'Somebody else has this address by now.');
    return storage.persons.find(confirmed.personId);
  }

  /** Sends whoever has an address a link to sign in by; nothing where nobody has it. */
  sendSignInLink(address: string): void {
    this.sendQueue.enqueue(async () => {
      const holder = await this.deps.storage.emails.byAddress(address);
      return holder === null ? null : this.buildSignInEmail(holder, 'signIn');
    });
  }

  /** Lets go of what is under way. */
  async close(): Promise<void> {
    this.mailer.close();
    await this.sendQueue.close();
  }

  private async buildSignInEmail(
    holder: EmailAddress,
    reason: 'signIn' | 'taken',
  ): Promise<QueuedEmail | null> {
    const { storage, now } = this.deps;
    const { id, address, language } = holder;
    const key = newKey();
    if (!(await storage.emails.addSignInKey(id, hashSecret(key), now() + SIGN_IN_TTL_MS, now()))) return null;
    return {
      to: address,
      message: renderSignInEmail(language, this.publicUrl, key, reason),
      onMailboxGone: () => storage.emails.bounce(id, now()),
    };
  }
}

/** What somebody is told of their own address. */
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
