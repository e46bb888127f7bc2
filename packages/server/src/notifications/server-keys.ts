import webpush from 'web-push';
import * as z from 'zod';
import { generateSecretKey } from '../identity/secret-key';
import type { Storage } from '../storage/storage';

/** Keys that a server creates at its first start. All of its processes share them, and its archive contains them. */
export interface ServerKeys {
  readonly vapid: { readonly publicKey: string; readonly privateKey: string }; // for push services
  readonly unsubscribeSecret: string; // key that signs unsubscribe tokens
}

const keysSchema = z.object({
  vapid: z.object({ publicKey: z.string(), privateKey: z.string() }),
  unsubscribeSecret: z.string(),
});

/** Loads the keys of this server, or creates them at the first start. */
export async function loadServerKeys(settings: Storage['settings']): Promise<ServerKeys> {
  const generated: ServerKeys = {
    vapid: webpush.generateVAPIDKeys(),
    unsubscribeSecret: generateSecretKey(),
  };
  return keysSchema.parse(
    JSON.parse(await settings.getOrCreate('notification-keys', JSON.stringify(generated))),
  );
}
