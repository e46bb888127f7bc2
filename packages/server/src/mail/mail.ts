/** E-mail put together: an address of one's own, the way in by it, and the links for both. */
import { randomBytes } from 'node:crypto';
import type { MyMail, NoticeLanguage } from '@great-fire/protocol';
import type { Logger } from 'pino';
import { refuse } from '../errors/api-error';
import { hashOf, newKey } from '../identity/secret-key';
import { folded } from '../storage/mail';
import type { MailAddress } from '../storage/mail';
import type { Person } from '../storage/people';
import type { PersonId, Storage } from '../storage/storage';
import type { Timeouts } from '../timeouts';
import { confirmLetter, signInLetter } from './letter';
import { smtpMailer } from './mailer';
import type { Mailer } from './mailer';
import { Outbox } from './outbox';
import type { Posted } from './outbox';
import type { MailSettings } from './settings';

export interface MailParts {
  readonly storage: Pick<Storage, 'mail' | 'persons'>;
  readonly settings: MailSettings;
  readonly timeouts: Timeouts;
  readonly now: () => number;
  readonly log: Logger;
}

const ASKED_MS = 24 * 3_600_000;
const SIGN_IN_MS = 15 * 60_000;

const newId = (): string => randomBytes(12).toString('base64url');

export class Mail {
  readonly mailer: Mailer;
  readonly base: URL;
  private readonly outbox: Outbox;

  constructor(private readonly parts: MailParts) {
    const { settings, log, timeouts } = parts;
    this.base = settings.publicUrl;
    this.mailer = smtpMailer({ settings, log, timeouts });
    this.outbox = new Outbox({ mailer: this.mailer, log });
  }

  /**
   * Asks whether an address is a person's own. What is stored and answered is the same whoever has it; what is sent there
   * is not, but only its owner reads that.
   */
  async ask(personId: PersonId, address: string, language: NoticeLanguage): Promise<void> {
    const { storage, now } = this.parts;
    const own = await storage.mail.ofPerson(personId);
    if (own !== null && folded(own.address) === folded(address)) return;
    const key = newKey();
    const at = now();
    await storage.mail.ask(personId, { address, language, keyHash: hashOf(key), until: at + ASKED_MS }, at);
    this.outbox.post(async () => {
      const holder = await storage.mail.byAddress(address);
      if (holder !== null && holder.personId !== personId) return this.signInMail(holder, 'taken');
      return { to: address, letter: confirmLetter(language, this.base, key) };
    });
  }

  /** Makes an address its person's own. @throws ApiError `not-found`, `not-now` */
  async confirm(key: string): Promise<Person | null> {
    const { storage, now } = this.parts;
    const confirmed = await storage.mail.confirm(hashOf(key), newId(), now());
    if (confirmed === null) throw refuse('not-found', 'This link was used, or is too old.', 'key');
    if (confirmed.outcome === 'taken') throw refuse('not-now', 'Somebody else has this address by now.');
    return storage.persons.find(confirmed.personId);
  }

  /** Sends whoever has an address a link to sign in by; nothing where nobody has it. */
  signIn(address: string): void {
    this.outbox.post(async () => {
      const holder = await this.parts.storage.mail.byAddress(address);
      return holder === null ? null : this.signInMail(holder, 'signIn');
    });
  }

  /** Lets go of what is under way. */
  async close(): Promise<void> {
    this.mailer.close();
    await this.outbox.close();
  }

  private async signInMail(holder: MailAddress, why: 'signIn' | 'taken'): Promise<Posted | null> {
    const { storage, now } = this.parts;
    const { id, address, language } = holder;
    const key = newKey();
    if (!(await storage.mail.keepSignIn(id, hashOf(key), now() + SIGN_IN_MS, now()))) return null;
    return {
      to: address,
      letter: signInLetter(language, this.base, key, why),
      gone: () => storage.mail.bounce(id, now()),
    };
  }
}

/** What somebody is told of their own address. */
export async function mailTold({ mail }: Pick<Storage, 'mail'>, personId: PersonId | null): Promise<MyMail> {
  const own = personId === null ? null : await mail.ofPerson(personId);
  const asked = personId === null ? null : await mail.askedBy(personId);
  return { address: own?.address ?? null, reminders: own?.isReminded ?? false, asked };
}
