/** The keys of the English catalogues as types, so that the compiler knows every text that is asked for. */
import type { care } from './locales/en/notes';
import type { conduct } from './locales/en/session';
import type { deal } from './locales/en/deal-fairness';
import type { explain } from './locales/en/help';
import type { fair } from './locales/en/fairness';
import type { firstTurn } from './locales/en/tutorial';
import type { lists } from './locales/en/lobby-lists';
import type { opening } from './locales/en/table-options';
import type { coreBundle } from './locales/en/core';
import type { tableBundle } from './locales/en/table-bundle';
import type { people } from './locales/en/profiles';
import type { practice } from './locales/en/practice';
import type { recover } from './locales/en/recovery';
import type { replay } from './locales/en/replay';
import type { room } from './locales/en/waiting-room';
import type { rulebook } from './locales/en/rulebook';
import type { score } from './locales/en/scoring';
import type { settings } from './locales/en/settings';
import type { talk } from './locales/en/chat';

type Namespaces = typeof coreBundle &
  typeof tableBundle & {
    readonly settings: typeof settings;
    readonly firstTurn: typeof firstTurn;
    readonly rulebook: typeof rulebook;
    readonly care: typeof care;
    readonly conduct: typeof conduct;
    readonly deal: typeof deal;
    readonly fair: typeof fair;
    readonly explain: typeof explain;
    readonly recover: typeof recover;
    readonly people: typeof people;
    readonly practice: typeof practice;
    readonly replay: typeof replay;
    readonly room: typeof room;
    readonly score: typeof score;
    readonly talk: typeof talk;
    readonly opening: typeof opening;
    readonly lists: typeof lists;
  };

/** A catalogue, by its name. */
export type Namespace = keyof Namespaces;

type KeyStem<Key extends string> = Key extends `${infer S}_${'one' | 'other'}` ? S : Key;
type KeyPaths<Messages, Prefix extends string = ''> = {
  [K in keyof Messages & string]: Messages[K] extends string
    ? `${Prefix}${KeyStem<K>}`
    : KeyPaths<Messages[K], `${Prefix}${K}.`>;
}[keyof Messages & string];

type QualifiedKey<C extends Namespace> = { [N in C]: `${N}:${KeyPaths<Namespaces[N]>}` }[C];

/** What may be asked for: the first catalogue's keys as they are, those of all with its name before them. */
export type MessageKey<Home extends Namespace, All extends Namespace = Home> =
  KeyPaths<Namespaces[Home]> | QualifiedKey<All>;

/** What is put into the places of a text; `count` also chooses its plural form. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** Says a text. */
export type TFunction<Home extends Namespace, All extends Namespace = Home> = (
  key: MessageKey<Home, All>,
  values?: MessageParams,
) => string;
