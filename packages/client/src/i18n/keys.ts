/** Types of the message keys, taken from the English catalogues. */
import type { network } from './locales/en/network';
import type { notes } from './locales/en/notes';
import type { session } from './locales/en/session';
import type { fireCards } from './locales/en/fire-cards';
import type { moments } from './locales/en/moments';
import type { signals } from './locales/en/signals';
import type { dealFairness } from './locales/en/deal-fairness';
import type { groups } from './locales/en/groups';
import type { invitations } from './locales/en/invitations';
import type { help } from './locales/en/help';
import type { fairness } from './locales/en/fairness';
import type { tutorial } from './locales/en/tutorial';
import type { lobbyLists } from './locales/en/lobby-lists';
import type { tableOptions } from './locales/en/table-options';
import type { core } from './locales/en/core';
import type * as tableBundle from './locales/en/table-bundle';
import type { profiles } from './locales/en/profiles';
import type { practice } from './locales/en/practice';
import type { recovery } from './locales/en/recovery';
import type { replay } from './locales/en/replay';
import type { refusals } from './locales/en/refusals';
import type { waitingRoom } from './locales/en/waiting-room';
import type { rulebook } from './locales/en/rulebook';
import type { scoring } from './locales/en/scoring';
import type { settings } from './locales/en/settings';
import type { chat } from './locales/en/chat';
import type { tv } from './locales/en/tv';

type Namespaces = typeof core &
  typeof tableBundle & {
    readonly settings: typeof settings;
    readonly tutorial: typeof tutorial;
    readonly rulebook: typeof rulebook;
    readonly network: typeof network;
    readonly notes: typeof notes;
    readonly session: typeof session;
    readonly moments: typeof moments;
    readonly signals: typeof signals;
    readonly fireCards: typeof fireCards;
    readonly dealFairness: typeof dealFairness;
    readonly fairness: typeof fairness;
    readonly groups: typeof groups;
    readonly invitations: typeof invitations;
    readonly help: typeof help;
    readonly recovery: typeof recovery;
    readonly profiles: typeof profiles;
    readonly practice: typeof practice;
    readonly replay: typeof replay;
    readonly refusals: typeof refusals;
    readonly waitingRoom: typeof waitingRoom;
    readonly scoring: typeof scoring;
    readonly chat: typeof chat;
    readonly tableOptions: typeof tableOptions;
    readonly lobbyLists: typeof lobbyLists;
    readonly tv: typeof tv;
  };

/** Name of a catalogue. */
export type Namespace = keyof Namespaces;

type KeyStem<Key extends string> = Key extends `${infer S}_${'one' | 'other'}` ? S : Key;
type KeyPaths<Messages, Prefix extends string = ''> = {
  [K in keyof Messages & string]: Messages[K] extends string
    ? `${Prefix}${KeyStem<K>}`
    : KeyPaths<Messages[K], `${Prefix}${K}.`>;
}[keyof Messages & string];

type QualifiedKey<C extends Namespace> = { [N in C]: `${N}:${KeyPaths<Namespaces[N]>}` }[C];

/**
 * Allowed keys: those of the first catalogue as they are, those of all catalogues with the catalogue's name as prefix.
 */
export type MessageKey<Home extends Namespace, All extends Namespace = Home> =
  KeyPaths<Namespaces[Home]> | QualifiedKey<All>;

/** Values of placeholders. `count` also selects the plural form. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Returns the translated text of a key. */
export type TFunction<Home extends Namespace, All extends Namespace = Home> = (
  key: MessageKey<Home, All>,
  values?: MessageParams,
) => string;
