/** The pages round the game, with the lists of a lobby that nobody serves: the mocks' tables. */
import { NO_CLOCK, clockText, fireSigns, seatNamed } from '@great-fire/protocol';
import type { Call, MatchSummary, Pace, TableClock, TableRow } from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import type { LobbyLists } from '../connection/lobby-list';
import { EMPTY_LOBBY } from '../connection/lobby-list';
import { Front } from '../lobby/front-page';
import { WaitingRoom } from '../room/waiting-room';

const STANDARD = {
  hiddenColours: false,
  moreDestruction: false,
  cones: 65,
} as const satisfies MatchSummary['options'];
const HIDDEN = { ...STANDARD, hiddenColours: true };
const MORE = { ...STANDARD, moreDestruction: true };

const paced = (clock: TableClock, timeOut: Pace['timeOut'] = 'vote') => ({ pace: { clock, timeOut } });
const ninety = paced({ kind: 'friendly', seconds: 90 });
const aDay = paced({ kind: 'days', days: 1 }, 'bot-turn');
const twentyMinutes = paced({ kind: 'tournament', bank: 1200, increment: 20 }, 'bot-seat');

const NOTHING = () => undefined;

/** `people`: those who sit there, then the number of seats: 'Anselm, Ruth, Pepys* /4'; with a star it is a bot. */
function table(tableName: string, people: string, more: Partial<MatchSummary> = {}): MatchSummary {
  const [names = '', seats] = people.split(' /');
  const sitting = names.split(', ');
  return {
    id: tableName.toLowerCase().replace(/\W+/g, '-'),
    tableName,
    status: 'open',
    private: false,
    options: STANDARD,
    pace: NO_CLOCK,
    language: 'en',
    masksTalk: true,
    watching: { who: 'open', delayMinutes: 0 },
    seats: Array.from({ length: Number(seats) }, (_, seat) => {
      const name = sitting[seat] ?? null;
      if (name?.endsWith('*') !== true) return seatNamed(name);
      return { ...seatNamed(name.slice(0, -1)), bot: 'merchant', hasOwner: false, isReady: true };
    }),
    host: 0,
    turn: 0,
    activeSeat: null,
    burning: [],
    spectators: 0,
    createdAt: 0,
    updatedAt: 0,
    ...more,
  };
}

/** A table as a list tells of it. */
function rowOf({ options, seats, burning, ...match }: MatchSummary, vp?: readonly number[]): TableRow {
  const open = seats.flatMap(({ isOpen }, seat) => (isOpen ? [seat] : []));
  const rules = `${options.hiddenColours ? 'h' : ''}${options.moreDestruction ? 'm' : ''}`;
  return {
    ...{ id: match.id, name: match.tableName, status: match.status, lang: match.language, turn: match.turn },
    seats: seats.map(({ name, bot }) => (bot === null ? name : 0)),
    pace: clockText(match.pace.clock),
    fire: fireSigns(burning),
    watching: match.spectators,
    ...(open.length > 0 && { open }),
    ...(rules !== '' && { rules }),
    ...(vp !== undefined && { vp }),
  };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `until`, `since`: ms from when the page is shown. */
const called = (seat: number, step: string, since: number, until: number | null = null): Call => ({
  ...{ seat, step, isPaused: false },
  since: Date.now() + since,
  until: until === null ? null : Date.now() + until,
});

const FISH_STREET = rowOf(table('Fish Street Hill', 'Anselm, Ruth, Kees /4', { options: HIDDEN, ...ninety }));

const running = (turn: number, activeSeat: number, burning = '', spectators = 0) =>
  ({ status: 'running', turn, activeSeat, burning: burning.split(' '), spectators }) as const;

const EAST =
  'pudding-lane tallow-hall billingsgate tower-street s-mary candlewick-ward bridgeward guild-hall';
const WEST = `${EAST} royal-exchange cheapside s-bennet vintry dowgate old-fish-street st-pauls`;

/** The same table, where somebody has left this seat to whoever comes. */
const deserted = (match: MatchSummary, seat: number): MatchSummary => ({
  ...match,
  seats: match.seats.map((held, place) => (place === seat ? { ...held, isOpen: true } : held)),
});

const LOBBY: LobbyLists = {
  mine: [
    {
      match: rowOf(
        table('Bread & Butter', 'Anna, Margery, Tobias, Hakim /4', { ...running(23, 0), ...ninety }),
      ),
      ...{ seat: 0, call: called(0, 'spread', -MINUTE, 134_500) },
    },
    {
      match: rowOf(table('Slow burners', 'Anna, Jutta, Odile, Ben, Sam /5', { ...running(11, 2), ...aDay })),
      ...{ seat: 0, call: called(2, 'act', -15 * HOUR, 9.5 * HOUR) },
    },
  ],
  open: [
    FISH_STREET,
    ...[
      table('Zum Bäckerladen', 'Jutta, Falk /5', { language: 'de' }),
      table('Les pompiers du dimanche', 'Odile /3', { options: MORE, language: 'fr', ...aDay }),
      table('Six at the Tower', 'Priya, Owen, Bram, Pepys*, Wren* /6', twentyMinutes),
      table('Quiet evening', 'Sam /4'),
    ].map((match) => rowOf(match)),
  ],
  running: [
    rowOf(
      deserted(table('Slow to the Tower', 'Falk, Ruth, Ines /3', { ...running(9, 1, EAST, 2), ...aDay }), 1),
    ),
    rowOf(table('Ludgate & Sons', 'Priya, Owen, Bram /3', running(31, 1, WEST, 12)), [31, 27, 29]),
    rowOf(
      table('The Navy Office', 'Lucía, Ife, Kees, Ruth /4', { ...running(18, 3, EAST, 4), options: HIDDEN }),
    ),
    rowOf(
      table('Sunday bakers', 'Falk, Sam, Ben /3', running(6, 0, 'pudding-lane custom-house tallow-hall', 1)),
      [40, 38, 40],
    ),
  ],
};

const LANGUAGES = ['en', 'de', 'fr'] as const;
const CLOCKS = [ninety, aDay, twentyMinutes, {}] as const;

/** A thousand open tables, to measure what a press on a filter costs. */
const MANY: LobbyLists = {
  ...EMPTY_LOBBY,
  open: Array.from({ length: 1000 }, (_, place) =>
    rowOf(
      table(`Table ${String(place)}`, `Anna, Ben /${String(3 + (place % 4))}`, {
        language: LANGUAGES[place % 3] ?? 'en',
        options: place % 5 === 0 ? HIDDEN : STANDARD,
        ...CLOCKS[place % 4],
      }),
    ),
  ),
};

const room = (people: string) =>
  table('Fish Street Hill', people, { options: HIDDEN, id: '7kq9fish22', ...ninety });

/** Pages of the gallery round the game, by name. */
export const LOBBIES: Readonly<Record<string, () => ReactNode>> = {
  lobby: () => <Front lobby={LOBBY} isReady onMore={null} />,
  'lobby-many': () => <Front lobby={MANY} isReady onMore={null} />,
  'lobby-empty': () => <Front lobby={EMPTY_LOBBY} isReady onMore={null} />,
  'waiting-room': WaitingRoomShown,
};

const QUIET = {
  ...{ chat: [], chatIsWhole: true },
  say: () => Promise.resolve({ ok: true as const }),
  tend: () => Promise.resolve({ ok: true as const }),
  loadSaid: () => Promise.resolve(),
};

/** `waiting-room?seat=0`: the eyes of that seat; left out: the host's. `seat=none`: of somebody who looks in. */
function WaitingRoomShown() {
  const [query] = useSearchParams();
  const seat = query.get('seat') ?? '0';
  const match = room('Anna, Margery, Hakim, Pepys* /5');
  const seats = match.seats.map((held, at) => (at < 2 ? { ...held, isReady: true } : held));
  return (
    <WaitingRoom
      match={{ ...match, seats }}
      mySeat={seat === 'none' ? null : Number(seat)}
      commitment=""
      wasRemoved={false}
      talk={QUIET}
      onSeat={NOTHING}
    />
  );
}
