/** The keys of the English catalogues as types, so that the compiler knows every text that is asked for. */
import type { care } from './en/care';
import type { conduct } from './en/conduct';
import type { deal } from './en/deal';
import type { explain } from './en/explain';
import type { fair } from './en/fair';
import type { firstTurn } from './en/first-turn';
import type { lists } from './en/lists';
import type { opening } from './en/opening';
import type { house } from './en/pages/house';
import type { atTable } from './en/pages/table';
import type { people } from './en/people';
import type { practice } from './en/practice';
import type { recover } from './en/recover';
import type { replay } from './en/replay';
import type { room } from './en/room';
import type { rulebook } from './en/rulebook';
import type { score } from './en/score';
import type { settings } from './en/settings';
import type { talk } from './en/talk';

type Catalogues = typeof house &
  typeof atTable & {
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
export type Catalogue = keyof Catalogues;

type Stem<Key extends string> = Key extends `${infer S}_${'one' | 'other'}` ? S : Key;
type Paths<Words, Before extends string = ''> = {
  [K in keyof Words & string]: Words[K] extends string
    ? `${Before}${Stem<K>}`
    : Paths<Words[K], `${Before}${K}.`>;
}[keyof Words & string];

type Named<C extends Catalogue> = { [N in C]: `${N}:${Paths<Catalogues[N]>}` }[C];

/** What may be asked for: the first catalogue's keys as they are, those of all with its name before them. */
export type Key<Home extends Catalogue, All extends Catalogue = Home> = Paths<Catalogues[Home]> | Named<All>;

/** What is put into the places of a text; `count` also chooses its plural form. */
export type Values = Readonly<Record<string, string | number>>;

/** Says a text. */
export type Say<Home extends Catalogue, All extends Catalogue = Home> = (
  key: Key<Home, All>,
  values?: Values,
) => string;
