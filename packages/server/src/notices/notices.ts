/** Notices put together: the ways to reach people, and what looks for those who are to be reached. */
import type { Config } from '../config';
import type { Channel } from '../storage/notices';
import type { ChannelPort } from './channel';
import type { Mail } from '../mail/mail';
import { hookChannel } from './hook';
import { mailChannel } from './mail';
import { pushChannel } from './push';
import { Reminders } from './reminders';
import type { RemindersParts } from './reminders';
import type { NoticeParts } from './routes';
import { serverKeys } from './server-keys';

export interface AllNotices extends NoticeParts {
  readonly reminders: Reminders;
}

// A push service wants an address of whoever runs a server; without one that people open there is none to give.
const NOBODY = 'mailto:nobody@great-fire.invalid';

/** @throws StorageLost */
export async function noticesOf(
  parts: Omit<RemindersParts, 'channels'>,
  mail: Mail | null,
  { noticesTo, publicUrl }: Pick<Config, 'noticesTo' | 'publicUrl'>,
): Promise<AllNotices> {
  const { storage, log, now } = parts;
  const keys = await serverKeys(storage.settings);
  const outgoing = { anywhere: noticesTo === 'anywhere' };
  const contact = publicUrl?.protocol === 'https:' ? publicUrl.href : NOBODY;
  const channels: Readonly<Record<Channel, ChannelPort>> = {
    push: pushChannel({ reach: storage.reach, keys, outgoing, contact, log }),
    hook: hookChannel({ reach: storage.reach, find: storage.matches.find, outgoing, publicUrl, log }),
    mail: mailChannel({ store: storage.mail, mail, keys, now }),
  };
  return { keys, outgoing, channels, reminders: new Reminders({ ...parts, channels }) };
}
