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
import type { Timeouts } from '../timeouts';
import { serverKeys } from './server-keys';

export interface AllNotices extends NoticeParts {
  readonly reminders: Reminders;
}

// Push services require a contact address. A server without a public URL has none.
const NOBODY = 'mailto:nobody@great-fire.invalid';

/** @throws StorageLost */
export async function noticesOf(
  parts: Omit<RemindersParts, 'channels'> & { readonly timeouts: Timeouts },
  mail: Mail | null,
  { noticesTo, publicUrl }: Pick<Config, 'noticesTo' | 'publicUrl'>,
): Promise<AllNotices> {
  const { storage, log, now, timeouts } = parts;
  const keys = await serverKeys(storage.settings);
  const outgoing = { anywhere: noticesTo === 'anywhere', patienceMs: timeouts.postMs };
  const contact = publicUrl?.protocol === 'https:' ? publicUrl.href : NOBODY;
  const channels: Readonly<Record<Channel, ChannelPort>> = {
    push: pushChannel({ reach: storage.reach, keys, outgoing, contact, log }),
    hook: hookChannel({ reach: storage.reach, find: storage.matches.find, outgoing, publicUrl, log }),
    mail: mailChannel({ store: storage.mail, mail, keys, now }),
  };
  return { keys, outgoing, channels, reminders: new Reminders({ ...parts, channels }) };
}
