/** The limits of requests by person and, more widely because many people share it, by network. */
import { networksOf } from '../shared/networks';
import type { Quota } from './quota-counter';

interface Limit {
  readonly points: number; // of one person in `seconds`
  readonly seconds: number;
  readonly addressFactor: number; // multiplies the points for everybody at one address
  readonly addressPerDay?: number; // points of one address in a day, for what adds to the disk
  readonly maxShare?: number; // of a larger network; default: that of the network
  readonly isOptional?: true; // rejected while the disk is nearly full
}

// A club or a school shares one address. Requests that cost more than a move get a smaller factor.
const CHEAP = 20;
const COSTLY = 8;

/** A day of the heaviest writing of one address adds less than 200 MB (`daily-writes.test.ts`). */
const LIMITS = {
  read: { points: 120, seconds: 10, addressFactor: CHEAP },
  'create-table': { points: 30, seconds: 60, addressFactor: CHEAP, addressPerDay: 300, isOptional: true },
  'bot-game': { points: 60, seconds: 3600, addressFactor: COSTLY },
  'table-write': { points: 60, seconds: 60, addressFactor: CHEAP, addressPerDay: 6_000 },
  invitation: { points: 20, seconds: 3600, addressFactor: COSTLY, addressPerDay: 800, isOptional: true },
  note: { points: 60, seconds: 60, addressFactor: CHEAP, addressPerDay: 1_500, isOptional: true },
  download: { points: 20, seconds: 60, addressFactor: COSTLY },
  'preview-image': { points: 20, seconds: 60, addressFactor: CHEAP },
  'preview-render': { points: 10, seconds: 60, addressFactor: 3 }, // 0.4 s of another core each
  'account-recovery': { points: 10, seconds: 60, addressFactor: CHEAP, addressPerDay: 2_000 },
  email: { points: 10, seconds: 600, addressFactor: CHEAP, addressPerDay: 400, isOptional: true },
  // Two classes behind one address. A network has at most an eighth of the mails that the server sends in an hour.
  'email-confirmation': { points: 3, seconds: 24 * 3600, addressFactor: 20, maxShare: 1.8, isOptional: true },
  'email-recipient': { points: 5, seconds: 3600, addressFactor: 180 }, // by mailbox; the factor is for the server
  notifications: { points: 20, seconds: 60, addressFactor: CHEAP, addressPerDay: 2_000, isOptional: true },
  'notification-test': { points: 1, seconds: 60, addressFactor: CHEAP }, // by target
  connect: { points: 120, seconds: 60, addressFactor: CHEAP },
  move: { points: 60, seconds: 10, addressFactor: CHEAP, addressPerDay: 30_000 },
  'table-command': { points: 20, seconds: 10, addressFactor: COSTLY, addressPerDay: 4_000 },
  visibility: { points: 20, seconds: 10, addressFactor: COSTLY },
  'server-time': { points: 20, seconds: 10, addressFactor: CHEAP },
  sync: { points: 20, seconds: 10, addressFactor: COSTLY },
  history: { points: 40, seconds: 10, addressFactor: COSTLY },
  'historic-views': { points: 40, seconds: 10, addressFactor: COSTLY },
  'legal-actions': { points: 60, seconds: 10, addressFactor: COSTLY },
  chat: { points: 10, seconds: 10, addressFactor: COSTLY, addressPerDay: 6_000, isOptional: true },
  'lead-replay': { points: 40, seconds: 10, addressFactor: COSTLY },
  signal: { points: 10, seconds: 10, addressFactor: COSTLY },
  unknown: { points: 10, seconds: 10, addressFactor: COSTLY },
} as const satisfies Readonly<Record<string, Limit>>;
export type LimitName = keyof typeof LIMITS;

const DAY_SECONDS = 24 * 3600;
const PEOPLE_PER_ADDRESS = 8; // who may each use up their day before the address has none left

export const limitOf = (name: LimitName): Limit => LIMITS[name];

/** The sender of a request. */
export interface Who {
  readonly credential: string | null; // id of a person or seat; null: all unknown callers of the address
  readonly address: string;
}

/** Returns the quotas that a request counts against: first those of the person, then of ever larger networks. */
export function quotasOf(name: LimitName, { credential, address }: Who, scale: number): readonly Quota[] {
  const { points, seconds, addressFactor, addressPerDay, maxShare = Infinity } = limitOf(name);
  const networks = networksOf(address);
  const quota = (key: string, unscaled: number, window: number): Quota => ({
    key: `${name} ${key}`,
    points: Math.ceil(unscaled * scale),
    seconds: window,
  });
  const ofNetworks = (ofAddress: number, window: number) =>
    networks.map((network) => quota(network.name, ofAddress * Math.min(network.share, maxShare), window));
  return [
    quota(`person ${credential ?? address}`, points, seconds),
    ...ofNetworks(points * addressFactor, seconds),
    ...(addressPerDay === undefined || credential === null
      ? []
      : [quota(`person ${credential}`, addressPerDay / PEOPLE_PER_ADDRESS, DAY_SECONDS)]),
    ...(addressPerDay === undefined ? [] : ofNetworks(addressPerDay, DAY_SECONDS)),
  ];
}
