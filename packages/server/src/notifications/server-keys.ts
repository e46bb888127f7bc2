import webpush from 'web-push';
import * as z from 'zod';
import { newKey } from '../identity/secret-key';
import type { SettingStore } from '../storage/notifications';

/** What a server keeps from its first start on, the same for all of its processes and in its archive. */
export interface ServerKeys {
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }; // by which push services know it
  readonly stopSecret: string; // what the tokens of notices are signed by
}

const keysSchema = z.object({
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }),
  stopSecret: z.string(),
});

/** The keys of this server, made where there are none yet. */
export async function loadServerKeys(settings: SettingStore): Promise<ServerKeys> {
  const generated: ServerKeys = { vapid: webpush.generateVAPIDKeys(), stopSecret: newKey() };
  return keysSchema.parse(JSON.parse(await settings.getOrCreate('notice-keys', JSON.stringify(generated))));
}
