/** Requests of a page beside its moves, by the page's own connection to the real server. */
import { MatchLine } from '@great-fire/client/match-line';
import type { Conduct } from '@great-fire/protocol';
import { gather, withServer } from '@great-fire/server/testing';
import type { TestServer } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';

const START = 1_700_000_000_000;
const DEVICE = START + 3_600_000; // the clock of the page's device
const PACE = { clock: { kind: 'friendly', seconds: 60 }, timeOut: 'vote' } as const;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(DEVICE);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Resolves once a line has received a conduct for which the claim is true. `what`: that it has, as a noun phrase. */
function conducted(what: string, line: MatchLine, isTrue: (conduct: Conduct) => boolean): Promise<Conduct> {
  let leave = (): void => undefined;
  const received = new Promise<Conduct>((resolve) => {
    const look = (): void => {
      const { conduct } = line.getSnapshot();
      if (conduct !== null && isTrue(conduct)) resolve(conduct);
    };
    leave = line.subscribe(look);
    look();
  });
  return withDeadline(what, received).finally(() => leave());
}

const shown = (line: MatchLine): Promise<Conduct> => conducted('the table', line, () => true);

/** Three pages at their seats and one that watches, in a game that has begun. */
async function withPages(
  { url }: TestServer,
  work: (pages: readonly MatchLine[], match: string) => Promise<void>,
): Promise<void> {
  const party = await gather(url, { pace: PACE });
  const places = [...party.tokens.map((token) => ({ token })), {}];
  const lines = places.map((place) => new MatchLine({ url, match: party.matchId, ...place }));
  const ways = lines.map((line) => line.subscribe(() => undefined));
  try {
    await Promise.all(lines.map(shown));
    await work(lines, party.matchId);
  } finally {
    for (const leave of ways) leave();
    party.close();
  }
}

const eventsOf = (line: MatchLine | undefined) => line?.getSnapshot().tableLog.map(({ event }) => event);

test(
  'a pause that is asked for and agreed to is known at every page, and what cannot be is refused in words',
  withServer(
    (server) =>
      withPages(server, async (pages) => {
        const [ann, ben, cat, watcher] = pages;
        expect(await ben?.wish({ do: 'resume' })).toMatchObject({ ok: false, code: 'not-now' });
        expect(await watcher?.wish({ do: 'ask-pause' })).toMatchObject({ ok: false, code: 'not-your-seat' });
        expect(await ann?.wish({ do: 'ask-pause' })).toEqual({ ok: true });
        for (const asked of [ben, cat])
          expect(await asked?.wish({ do: 'answer-pause', agrees: true })).toEqual({ ok: true });
        await Promise.all(
          pages.map((page) => conducted('a pause', page, ({ pausedAt }) => pausedAt === START)),
        );
        expect(await cat?.wish({ do: 'resume' })).toEqual({ ok: true });
        await Promise.all(
          pages.map((page) => conducted('the end of the pause', page, ({ pausedAt }) => pausedAt === null)),
        );
        for (const page of pages)
          expect(eventsOf(page)).toEqual([
            { type: 'pause-asked', by: 0, isPaused: false },
            { type: 'pause-answered', by: 1, agrees: true, isPaused: false },
            { type: 'pause-answered', by: 2, agrees: true, isPaused: true },
            { type: 'resumed', by: 2 },
          ]);
      }),
    { now: () => START },
  ),
);

test(
  'a page uses the server’s clock, and rejects requests while it has no connection',
  withServer(
    (server) =>
      withPages(server, async ([ann]) => {
        const { deadline, since } = (await shown(ann as MatchLine)).clock;
        expect(deadline).toBe(since + 60_000);
        expect(ann?.serverNow()).toBe(START);
        ann?.introduce(); // it connects again, and is not connected yet
        expect(await ann?.wish({ do: 'leave' })).toMatchObject({ ok: false, code: 'server-fault' });
      }),
    { now: () => START },
  ),
);

test(
  'a page that comes late reads back to the first thing that happened at the table',
  withServer(
    (server) =>
      withPages(server, async ([ann], match) => {
        for (let time = 0; time < 15; time += 1)
          for (const word of ['leave', 'return'] as const)
            expect(await ann?.wish({ do: word })).toEqual({ ok: true });
        const late = new MatchLine({ url: server.url, match });
        const close = late.subscribe(() => undefined);
        await conducted('the last version', late, ({ version }) => version === 30);
        const ids = () => late.getSnapshot().tableLog.map(({ id }) => id);
        expect(ids()[0]).toBeGreaterThan(1);
        await late.loadEarlier();
        expect(ids()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
        close();
      }),
    { now: () => START }, // or a slow test would exceed the time for a move
  ),
);
