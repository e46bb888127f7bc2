/** The lobby and the waiting room with fixed data. */
import { STANDARD_OPTIONS, toVariantCodes } from '@great-fire/game';
import {
  completeTableOptions,
  encodeClock,
  encodeFire,
  personSeatSummary,
  playerSeatSummary,
  LANGUAGES,
  type ActiveTurn,
  type MatchSummary,
  type TimeControl,
  type ClockSettings,
  type MatchListItem,
} from '@great-fire/protocol';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import { type LobbyLists, EMPTY_LOBBY } from '../live/lobby-reducer';
import { LobbyPreview } from '../lobby-preview/lobby-preview';
import { LobbyView } from '../lobby/lobby-page.lazy';
import { WaitingRoom } from '../waiting-room/waiting-room.lazy';

const HIDDEN = { ...STANDARD_OPTIONS, hiddenColours: true };
const MORE = { ...STANDARD_OPTIONS, moreDestruction: true };

const withTimeControl = (clock: ClockSettings, timeoutAction: TimeControl['timeoutAction'] = 'vote') => ({
  timeControl: { clock, timeoutAction },
});
const NINETY_SECONDS = withTimeControl({ kind: 'per-turn', seconds: 90 });
const ONE_DAY = withTimeControl({ kind: 'correspondence', days: 1 }, 'bot-turn');
const TWENTY_MINUTES = withTimeControl({ kind: 'fischer', bank: 1200, increment: 20 }, 'bot-seat');

const noop = () => undefined;

/** Creates a match. `players`: names, then the number of seats: 'Anselm, Ruth, Pepys* /4'. An asterisk marks a bot. */
function createMatch(
  tableName: string,
  players: string,
  overrides: Partial<MatchSummary> = {},
): MatchSummary {
  const [names = '', seats] = players.split(' /');
  const playerNames = names.split(', ');
  return {
    id: tableName.toLowerCase().replace(/\W+/g, '-'),
    tableName,
    status: 'open',
    ...completeTableOptions({}),
    profanityFilter: true,
    seats: Array.from({ length: Number(seats) }, (_, seat) => {
      const name = playerNames[seat] ?? null;
      if (name?.endsWith('*') !== true) return personSeatSummary(name);
      return playerSeatSummary(name.slice(0, -1), 'merchant');
    }),
    hostSeat: 0,
    turn: 0,
    activeSeat: null,
    burning: [],
    spectators: 0,
    createdAt: 0,
    updatedAt: 0,
    ...overrides,
  };
}

/** Converts a match to a row of a lobby list. */
function toListItem(
  { options, seats, burning, ...match }: MatchSummary,
  vp?: readonly number[],
): MatchListItem {
  const open = seats.flatMap(({ isOpen }, seat) => (isOpen ? [seat] : []));
  const variants = toVariantCodes(options);
  return {
    ...{
      id: match.id,
      name: match.tableName,
      status: match.status,
      lang: match.language,
      turn: match.turn,
    },
    seats: seats.map(({ name, botLevel }) => (botLevel === null ? name : 0)),
    clock: encodeClock(match.timeControl.clock),
    fire: encodeFire(burning),
    spectators: match.spectators,
    ...(open.length > 0 && { openSeats: open }),
    ...(variants !== '' && { variants }),
    ...(vp !== undefined && { scores: vp }),
  };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Creates an active turn. `since`, `until`: ms relative to now. */
const activeTurn = (seat: number, step: string, since: number, until: number | null = null): ActiveTurn => ({
  ...{ seat, step, isPaused: false },
  since: Date.now() + since,
  deadline: until === null ? null : Date.now() + until,
});

const FISH_STREET = toListItem(
  createMatch('Fish Street Hill', 'Anselm, Ruth, Kees /4', { options: HIDDEN, ...NINETY_SECONDS }),
);

const runningGame = (turn: number, activeSeat: number, burning = '', spectators = 0) =>
  ({ status: 'running', turn, activeSeat, burning: burning.split(' '), spectators }) as const;

const EAST =
  'pudding-lane tallow-hall billingsgate tower-street s-mary candlewick-ward bridgeward guild-hall';
const WEST = `${EAST} royal-exchange cheapside s-bennet vintry dowgate old-fish-street st-pauls`;

/** Returns the match with an abandoned seat that anyone may take. */
const withOpenSeat = (match: MatchSummary, seat: number): MatchSummary => ({
  ...match,
  seats: match.seats.map((occupant, index) => (index === seat ? { ...occupant, isOpen: true } : occupant)),
});

const LOBBY: LobbyLists = {
  mine: [
    {
      match: toListItem(
        createMatch('Bread & Butter', 'Anna, Margery, Tobias, Hakim /4', {
          ...runningGame(23, 0),
          ...NINETY_SECONDS,
        }),
      ),
      ...{
        seat: 0,
        openedAt: Date.now() - HOUR_MS,
        activeTurn: activeTurn(0, 'spread', -MINUTE_MS, 134_500),
      },
    },
    {
      match: toListItem(
        createMatch('Slow burners', 'Anna, Jutta, Odile, Ben, Sam /5', { ...runningGame(11, 2), ...ONE_DAY }),
      ),
      ...{
        seat: 0,
        openedAt: Date.now() - HOUR_MS,
        activeTurn: activeTurn(2, 'act', -15 * HOUR_MS, 9.5 * HOUR_MS),
      },
    },
  ],
  open: [
    FISH_STREET,
    ...[
      createMatch('Zum Bäckerladen', 'Jutta, Falk /5', { language: 'de' }),
      createMatch('Les pompiers du dimanche', 'Odile /3', { options: MORE, language: 'fr', ...ONE_DAY }),
      createMatch('Six at the Tower', 'Priya, Owen, Bram, Pepys*, Wren* /6', TWENTY_MINUTES),
      createMatch('Quiet evening', 'Sam /4'),
    ].map((match) => toListItem(match)),
  ],
  finished: [],
  running: [
    toListItem(
      withOpenSeat(
        createMatch('Slow to the Tower', 'Falk, Ruth, Ines /3', {
          ...runningGame(9, 1, EAST, 2),
          ...ONE_DAY,
        }),
        1,
      ),
    ),
    toListItem(
      createMatch('Ludgate & Sons', 'Priya, Owen, Bram /3', runningGame(31, 1, WEST, 12)),
      [31, 27, 29],
    ),
    toListItem(
      createMatch('The Navy Office', 'Lucía, Ife, Kees, Ruth /4', {
        ...runningGame(18, 3, EAST, 4),
        options: HIDDEN,
      }),
    ),
    toListItem(
      createMatch(
        'Sunday bakers',
        'Falk, Sam, Ben /3',
        runningGame(6, 0, 'pudding-lane custom-house tallow-hall', 1),
      ),
      [40, 38, 40],
    ),
  ],
};

const CLOCKS = [NINETY_SECONDS, ONE_DAY, TWENTY_MINUTES, {}] as const;

/** A thousand open tables, to measure the time of a filter change. */
const MANY_TABLES: LobbyLists = {
  ...EMPTY_LOBBY,
  open: Array.from({ length: 1000 }, (_, place) =>
    toListItem(
      createMatch(`Table ${String(place)}`, `Anna, Ben /${String(3 + (place % 4))}`, {
        language: LANGUAGES[place % LANGUAGES.length] ?? 'en',
        options: place % 5 === 0 ? HIDDEN : STANDARD_OPTIONS,
        ...CLOCKS[place % 4],
      }),
    ),
  ),
};

/** A quiet evening: the preview stands below the table. */
const FEW_TABLES: LobbyLists = { ...EMPTY_LOBBY, open: [FISH_STREET] };

/** Few tables, a game against bots and the newest results. */
const QUIET_LOBBY: LobbyLists = {
  ...FEW_TABLES,
  running: [
    toListItem(createMatch('Ife’s table', 'Ife, Pepys*, Wren* /3', runningGame(12, 0, EAST)), [38, 40, 36]),
  ],
  finished: [
    toListItem(
      createMatch('Sunday bakers', 'Falk, Sam, Ben /3', { status: 'finished', turn: 61 }),
      [44, 51, 39],
    ),
    toListItem(
      createMatch('The Navy Office', 'Lucía, Ife, Kees, Pepys* /4', {
        ...{ status: 'finished', turn: 58 },
        options: HIDDEN,
      }),
    ),
  ],
};

const waitingRoomMatch = (players: string) =>
  createMatch('Fish Street Hill', players, { options: HIDDEN, id: '7kq9fish22', ...NINETY_SECONDS });

/** Gallery pages around the game, by name. */
export const LOBBY_FIXTURES: Readonly<Record<string, () => ReactNode>> = {
  lobby: () => <LobbyView lobby={LOBBY} isReady LobbyPreview={LobbyPreview} onLoadMore={null} />,
  'lobby-many': () => <LobbyView lobby={MANY_TABLES} isReady LobbyPreview={LobbyPreview} onLoadMore={null} />,
  'lobby-few': () => <LobbyView lobby={FEW_TABLES} isReady LobbyPreview={LobbyPreview} onLoadMore={null} />,
  'lobby-quiet': () => (
    <LobbyView lobby={QUIET_LOBBY} isReady LobbyPreview={LobbyPreview} onLoadMore={null} />
  ),
  'lobby-empty': () => (
    <LobbyView lobby={EMPTY_LOBBY} isReady LobbyPreview={LobbyPreview} onLoadMore={null} />
  ),
  'waiting-room': WaitingRoomDemo,
};

const NO_CHAT = {
  ...{ chat: [], chatHasMore: false, serverNow: Date.now },
  send: () => Promise.resolve({ ok: true as const }),
  moderate: () => Promise.resolve({ ok: true as const }),
  loadEarlier: () => Promise.resolve(),
};

/** `waiting-room?seat=0`: perspective of that seat; default: the host. `seat=none`: a visitor without a seat. */
function WaitingRoomDemo() {
  const [query] = useSearchParams();
  const seat = query.get('seat') ?? '0';
  const match = waitingRoomMatch('Anna, Margery, Hakim, Pepys* /5');
  const seats = match.seats.map((occupant, index) => (index < 2 ? { ...occupant, isReady: true } : occupant));
  return (
    <WaitingRoom
      match={{ ...match, seats }}
      mySeat={seat === 'none' ? null : Number(seat)}
      commitment=""
      myOpeningHandAnswer={seat === 'none' ? null : 'redeal'}
      wasKicked={false}
      chatModel={NO_CHAT}
      onSeatChange={noop}
    />
  );
}
