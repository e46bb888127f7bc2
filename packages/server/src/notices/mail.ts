/** Word by e-mail, to addresses whose owners confirmed them and asked for it. */
import type { MailStore } from '../storage/mail';
import type { StoredMatch } from '../storage/matches';
import { reminderLetter } from '../mail/letter';
import type { Mailer } from '../mail/mailer';
import type { ChannelPort } from './channel';
import type { ServerKeys } from './server-keys';
import { stopTokenFor } from './stop-token';

export interface MailChannelParts {
  readonly store: MailStore;
  readonly mail: { readonly mailer: Mailer; readonly base: URL } | null; // null: this host sends none
  readonly keys: Pick<ServerKeys, 'stopSecret'>;
  readonly now: () => number;
}

const ABREAST = 5;

/**
 * So long a table waits before there is mail of it: whoever only looked away for a moment, or plays by the notices of a
 * phone, is back by then, and of a turn of a day it is nothing. Where a turn has minutes it would come too late: there is none.
 */
export const MAIL_AFTER_MS = 15 * 60_000;

const hasDays = ({ pace }: StoredMatch): boolean => pace.clock.kind === 'none' || pace.clock.kind === 'days';

export function mailChannel({ store, mail, keys, now }: MailChannelParts): ChannelPort {
  return {
    abreast: ABREAST,
    delayOf: (match) => (hasDays(match) ? MAIL_AFTER_MS : null),
    targetsOf: async (personId, matchId) => {
      const own = mail === null || matchId === null ? null : await store.ofPerson(personId);
      return own?.isReminded === true ? [own.id] : [];
    },
    ownerOf: async (id) => {
      const own = mail === null ? null : await store.byId(id);
      return own?.isReminded === true ? { personId: own.personId } : null;
    },
    drop: (id) => store.stop(id),
    send: async (id, told) => {
      const own = await store.byId(id);
      if (mail === null || own === null || told === 'test') return { is: 'gone' };
      const stop = stopTokenFor(keys.stopSecret, { channel: 'mail', target: id });
      const outcome = await mail.mailer.send(
        own.address,
        reminderLetter(own.language, mail.base, told, stop),
      );
      if (outcome.is === 'gone') await store.bounce(id, now());
      return outcome;
    },
  };
}
