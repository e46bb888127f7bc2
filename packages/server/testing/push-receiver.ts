/**
 * A push service for tests. It accepts messages to devices, verifies their sender and decrypts them as the device
 * would.
 */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushSubscriptionInput } from '@great-fire/protocol';

/** The decrypted message of one device. */
export interface PushPayload {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly path: string;
  readonly unsubscribeToken: string;
  readonly unsubscribeLabel: string;
}

export interface ReceivedPush {
  readonly payload: PushPayload;
  readonly headers: IncomingMessage['headers'];
  readonly signedBy: string; // the sender's public key, base64url
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
}

interface Device {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

type Behaviour = number | 'no-response' | 'close-connection'; // number: HTTP status

export class PushReceiver {
  readonly received: ReceivedPush[] = [];
  readonly errors: unknown[] = [];
  requestCount = 0;
  behaviour: Behaviour = 201;
  responseHeaders: Readonly<Record<string, string>> = {};
  private readonly devices = new Map<string, Device>();
  private readonly server = createServer((request, response) => {
    this.requestCount += 1;
    if (this.behaviour === 'close-connection') return void request.socket.destroy();
    if (this.behaviour === 'no-response') return undefined;
    const status = this.behaviour;
    return void this.handleRequest(request)
      .catch((error: unknown) => this.errors.push(error))
      .then(() => response.writeHead(status, this.responseHeaders).end());
  });
  private url = '';

  static async start(): Promise<PushReceiver> {
    const receiver = new PushReceiver();
    const { server } = receiver;
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('It does not listen');
    receiver.url = `http://127.0.0.1:${String(address.port)}`;
    return receiver;
  }

  /** Returns a subscription as a browser creates it. */
  subscribe(name: string): Pick<PushSubscriptionInput, 'endpoint' | 'keys'> {
    const { ecdh, auth, keys } = newPushKeys();
    this.devices.set(`/${name}`, { keys: ecdh, auth });
    return { endpoint: `${this.url}/${name}`, keys };
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private async handleRequest(request: IncomingMessage): Promise<void> {
    const device = this.devices.get(request.url ?? '');
    if (device === undefined) throw new Error(`Nobody is at ${String(request.url)}`);
    const text = decrypt(await buffer(request), device);
    const { claims, key } = verifyVapid(request.headers.authorization ?? '');
    this.received.push({
      payload: JSON.parse(text) as PushPayload,
      headers: request.headers,
      signedBy: key,
      claims,
    });
  }
}

const deriveKey = (from: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

/** Decrypts a message (RFC 8291) of one record (RFC 8188). */
function decrypt(message: Buffer, { keys, auth }: Device): string {
  const salt = message.subarray(0, 16);
  const senderLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + senderLength);
  const sealed = message.subarray(21 + senderLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = deriveKey(keys.computeSecret(sender), auth, info, 32);
  const key = deriveKey(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = deriveKey(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0) throw new Error('The record has no end');
  return padded.subarray(0, end).toString('utf8');
}

/**
 * Verifies the sender's signature (RFC 8292). Returns its claims and public key.
 *
 * @throws Error if another key has signed
 */
function verifyVapid(header: string): { readonly claims: ReceivedPush['claims']; readonly key: string } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${body}`);
  const by = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, by, Buffer.from(signature, 'base64url')))
    throw new Error('It is signed by another key');
  return { claims: JSON.parse(Buffer.from(body, 'base64url').toString()) as ReceivedPush['claims'], key };
}

/** Creates the keys of a subscription: the private ones of the browser, and the public form that a page receives. */
export function newPushKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
  return { ecdh, auth, keys };
}
