/** @jest-environment jsdom */
import '../testing/devtools-hook';
import { parseRecord, type GameRecord } from '@great-fire/game/record';
import example from '@great-fire/game/testing/example-3p.json';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react/pure';
import { Router } from 'wouter';
import { initI18n, loadMessages } from '../i18n/i18n';
import { loadSavedGames } from '../practice/game-reader';
import { answerRequests, Refusal } from '../testing/fake-api';
import { forgetStores } from '../testing/memory-idb';
import { countRenders } from '../testing/render-counter';
import { setScreen } from '../testing/screen-size';
import { ReplayPages } from './replay-pages.lazy';

jest.mock('virtual:pictures', () => ({ engravedCity: '', flatCity: 'city.svg' }), { virtual: true }); // of Vite
jest.mock('idb-keyval', () => jest.requireActual<object>('../testing/memory-idb')); // jsdom has no IndexedDB

const LAST = example.actions.length;
const MATCH = 'testtab222';
const copied: string[] = [];

beforeAll(async () => {
  Object.defineProperty(navigator, 'clipboard', {
    value: {
      writeText: (text: string) => {
        copied.push(text);
        return Promise.resolve();
      },
    },
  });
  HTMLElement.prototype.scrollIntoView = () => undefined;
  HTMLElement.prototype.scrollTo = () => undefined; // of the map
  await initI18n();
  await Promise.all((['replay', 'table', 'practice'] as const).map(loadMessages));
});
beforeEach(() => {
  setScreen('desktop');
  forgetStores();
  copied.length = 0;
});
afterAll(cleanup);

function exampleRecord(): GameRecord {
  const parsed = parseRecord(example);
  if (!parsed.ok) throw new Error(parsed.why);
  return parsed.record;
}

/** Opens the replay of the example game at a move, in place of an earlier page. */
async function open(move?: number, record: unknown = exampleRecord()) {
  cleanup();
  window.history.replaceState(null, '', `/g/${MATCH}${move === undefined ? '' : `/${move}`}`);
  answerRequests({ [`GET /matches/${MATCH}/record`]: () => record });
  render(
    <Router>
      <ReplayPages kind="match" id={MATCH} move={move === undefined ? undefined : String(move)} />
    </Router>,
  );
  await waitFor(() => expect(screen.queryByTestId('loading-scene')).toBeNull());
}

const openAt = async (move?: number) => {
  await open(move);
  await screen.findByTestId('replay-controls');
};

const slider = () => screen.getByTestId<HTMLInputElement>('replay-slider');
const position = () => screen.getByTestId('replay-position').textContent;
const shownMove = () => slider().valueAsNumber;
const key = (name: string, options: object = {}) =>
  fireEvent.keyDown(document.body, { key: name, ...options });
// By label and text, not by role: jsdom takes seconds to find the accessible names of a whole map.
const tabs = () => [...document.querySelectorAll('[role=tab]')].map((tab) => tab as HTMLElement);
const panel = (name: string) =>
  fireEvent.click(tabs().find(({ textContent }) => textContent === name) ?? document.body);
const step = (label: string) => {
  const found = screen
    .getByTestId('replay-controls')
    .querySelectorAll<HTMLElement>(`[aria-label="${label}"]`);
  const [button] = found;
  if (button === undefined || found.length > 1) throw new Error(`${found.length} buttons are named ${label}`);
  return button;
};
const press = (label: string) => fireEvent.click(step(label));
const chosenSeat = () =>
  screen.getByTestId('branch-dialog').querySelector<HTMLInputElement>('[type=radio]:checked')?.labels?.[0]
    ?.textContent;
const viewAs = (perspective: string) =>
  fireEvent.change(screen.getByTestId('replay-perspective'), { target: { value: perspective } });

/** Shows a move on the page of the test before, from the view and with the panel that it opens with. */
function show(move: number) {
  panel('Log');
  viewAs('all-seats');
  fireEvent.change(slider(), { target: { value: String(move) } });
}

test('a finished game opens at its deal, and names the players', async () => {
  await openAt();
  expect(shownMove()).toBe(0);
  expect(slider().max).toBe(String(LAST));
  expect(position()).toBe('Setup: Ann');
  expect(document.querySelector('h1')?.textContent).toBe('Replay: Ann, Ben and Cat');
  expect(screen.getByText(`Move 0 of ${LAST}`)).toBeTruthy();
  expect(screen.getByTestId('to-table').getAttribute('href')).toBe(`/t/${MATCH}`);
});

test('opens at the move of the address, at most at the last one', async () => {
  await openAt(16);
  expect(shownMove()).toBe(16);
  expect(position()).toBe('Turn 2, round 1: Ben');
  await openAt(99_999);
  expect(shownMove()).toBe(LAST);
  expect(position()).toBe('The fire is out');
});

describe('on one page', () => {
  beforeAll(async () => {
    setScreen('desktop');
    await openAt();
  });

  test('keys and buttons step by move, turn and round, and to both ends', () => {
    show(16);
    key('ArrowRight');
    expect(shownMove()).toBe(17);
    press('Back one move');
    expect(shownMove()).toBe(16);
    press('Forward one turn');
    expect([shownMove(), position()]).toEqual([19, 'Turn 3, round 1: Cat']);
    key('ArrowLeft', { shiftKey: true });
    expect(shownMove()).toBe(16);
    press('Back one turn');
    expect([shownMove(), position()]).toEqual([10, 'Turn 1, round 1: Ann']);
    press('Forward one round');
    expect(position()).toBe('Turn 4, round 2: Ann');
    press('Back one round');
    expect(shownMove()).toBe(10);
    key('End');
    expect(shownMove()).toBe(LAST);
    key('Home');
    expect(shownMove()).toBe(0);
  });

  test('the buttons do nothing at the ends, and keep the focus there', () => {
    show(0);
    const back = step('Back one move');
    const forward = step('Forward one move');
    expect([back, forward].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
    act(() => back.focus());
    press('Back one move');
    expect([shownMove(), document.activeElement]).toEqual([0, back]);
    key('End');
    expect([back, forward].map((button) => button.getAttribute('aria-disabled'))).toEqual(['false', 'true']);
    press('Forward one move');
    expect(shownMove()).toBe(LAST);
  });

  test('the slider goes to a move, says where it is, and stops the playing', () => {
    show(0);
    press('Play');
    expect(step('Pause')).toBeTruthy();
    fireEvent.change(slider(), { target: { value: '16' } });
    expect(step('Play')).toBeTruthy();
    expect(slider().getAttribute('aria-valuetext')).toBe(`Move 16 of ${LAST}, Turn 2, round 1: Ben`);
  });

  test('plays at the chosen speed', () => {
    show(16);
    const speed = screen.getByTestId<HTMLSelectElement>('replay-speed');
    expect([...speed.options].map(({ textContent }) => textContent)).toEqual([
      '1 move per second',
      '2 moves per second',
      '5 moves per second',
      '10 moves per second',
    ]);
    jest.useFakeTimers();
    try {
      fireEvent.change(speed, { target: { value: '10' } });
      expect(speed.value).toBe('10');
      key(' ');
      for (const move of [17, 18]) {
        act(() => jest.advanceTimersByTime(100));
        expect(shownMove()).toBe(move);
      }
      key(' ');
      act(() => jest.advanceTimersByTime(1000));
      expect(shownMove()).toBe(18);
    } finally {
      jest.useRealTimers();
    }
  });

  test('copies a link to the displayed position, and says so until the position changes', async () => {
    show(16);
    const status = () => screen.getByTestId('replay-controls').querySelector('[role=status]')?.textContent;
    expect(status()).toBe('');
    fireEvent.click(screen.getByTestId('copy-position'));
    await waitFor(() => expect(status()).toBe('Link to this position copied.'));
    expect(copied).toEqual([`${window.location.origin}/g/${MATCH}/16`]);
    key('ArrowRight');
    expect(status()).toBe('');
  });

  test('shows the link where the browser lets no page copy', async () => {
    show(17);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('not allowed'));
    fireEvent.click(screen.getByTestId('copy-position'));
    await within(screen.getByTestId('replay-controls')).findByText(`${window.location.origin}/g/${MATCH}/17`);
  });

  test('downloads the record of the game from the server', () => {
    const link = screen.getByTestId('download-record');
    expect(link.getAttribute('href')).toBe(`/api/matches/${MATCH}/record`);
    expect(link.getAttribute('download')).toBe(`great-fire-${MATCH}.json`);
  });

  test('shows all hands, one hand or none, as the chosen view sees them, and the players make room for the charts', () => {
    show(10);
    const menu = screen.getByTestId<HTMLSelectElement>('replay-perspective');
    expect([...menu.options].map(({ textContent }) => textContent)).toEqual([
      'Everything revealed',
      'View as Ann',
      'View as Ben',
      'View as Cat',
      'View as spectator',
    ]);
    panel('Hands');
    const hands = () => screen.queryAllByTestId(/^replay-hand-/).map(({ dataset }) => dataset['testid']);
    expect(hands()).toEqual(['replay-hand-0', 'replay-hand-1', 'replay-hand-2']);
    viewAs('1');
    expect(hands()).toEqual(['replay-hand-1']);
    viewAs('spectator');
    expect(hands()).toEqual([]);
    expect(screen.getByText('Hands are hidden in this view.')).toBeTruthy();
    panel('Log');
    expect(screen.getByTestId('player-0')).toBeTruthy();
    panel('Stats');
    expect(screen.queryByTestId('player-0')).toBeNull();
    panel('Log');
    expect(screen.getByTestId('player-0')).toBeTruthy();
  });

  test('a hand has its cards, tokens, objectives with their state, and points', () => {
    show(10);
    panel('Hands');
    const hand = within(screen.getByTestId('replay-hand-0'));
    const cards = [...hand.getByLabelText('Cards and tokens').children];
    expect(cards.slice(0, 5).map((card) => card.getAttribute('aria-label'))).toEqual(
      ['east', 'south', 'west', 'south', 'west'].map(
        (name) => expect.stringMatching(new RegExp(name, 'i')) as string,
      ),
    );
    expect(hand.getByText('Ann')).toBeTruthy();
    expect(screen.getByTestId('replay-hand-0').textContent).toMatch(/^Ann\d+ VP/);
  });

  test('the options are those of the seat on turn, with the move that was played, and a hidden hand is one press away', () => {
    show(10);
    panel('Options');
    const options = () => screen.getByTestId('legal-moves').textContent ?? '';
    expect(options()).toContain('Options for Ann:');
    expect(options()).toMatch(/Spread the fire \(west\):.*St Benet|Spread the fire \(west\):/i);
    expect(options()).toMatch(/^Played/);
    fireEvent.click(screen.getByText('Next'));
    expect(shownMove()).toBe(11);
    expect(options()).toContain('Walk to:');
    expect(options()).toMatch(/Move a trained band from .*? to:/);
    expect(options()).toContain('End the actions');
    fireEvent.change(slider(), { target: { value: '10' } });
    viewAs('1');
    expect(screen.getByTestId('legal-moves').textContent).toContain('Ann’s options depend on a hand');
    fireEvent.click(within(screen.getByTestId('legal-moves')).getByText('View as Ann'));
    expect(screen.getByTestId<HTMLSelectElement>('replay-perspective').value).toBe('0');
    expect(screen.getByTestId('legal-moves').textContent).toContain('Spread the fire');
  });

  test('names the districts of each option, with links to the map', () => {
    show(10);
    panel('Options');
    for (const [option, move] of [
      ['Walk to:', 11],
      ['Put out a cone:', 28],
      ['Demolish:', 39],
    ] as const) {
      fireEvent.change(slider(), { target: { value: String(move) } });
      const groups = [...screen.getByTestId('legal-moves').querySelectorAll('li')];
      const group = groups.find(({ textContent }) => textContent?.startsWith(option));
      expect([option, group?.querySelector('button, a')]).toEqual([option, expect.anything()]);
    }
  });

  test('lights the district of the last move on the map, and follows the moves', () => {
    show(11); // after the first spread
    const lit = () => [...document.querySelectorAll('[stroke="var(--focus)"]')].map((line) => line.outerHTML);
    const first = lit();
    expect(first).not.toEqual([]);
    press('Forward one turn');
    expect(lit()).not.toEqual(first);
  });

  test('a step renders two rows of the log, and what shows its position once', async () => {
    show(15);
    key('ArrowRight'); // the details of the map are there now
    const { renders } = await countRenders(async () => void key('ArrowRight'));
    expect(renders).toMatchObject({ LogSentence: 2, Log: 1, Players: 1, CityMap: 1, ReplayControls: 1 });
    for (const unchanged of ['DesktopReplay', 'Tabs']) expect(renders).not.toHaveProperty(unchanged);
  });

  test('the arrows of the steps point to where they lead', () => {
    show(16);
    const arrow = (label: string) => step(label).querySelector('path')?.getAttribute('d');
    const arrows = ['move', 'turn', 'round'].flatMap((unit) => [
      arrow(`Back one ${unit}`),
      arrow(`Forward one ${unit}`),
    ]);
    expect(new Set(arrows).size).toBe(6);
    expect(arrow('Forward one move')).toBe('M9.5 6l6 6l-6 6'); // to the right
    expect(arrow('Back one move')).toBe('M14.5 6l-6 6l6 6');
  });

  test('there are no options after the end', () => {
    show(LAST);
    panel('Options');
    expect(screen.getByText('The game is over: no more decisions.')).toBeTruthy();
  });

  test('plays on in the seat of the chosen view, and not after the end', async () => {
    show(16);
    viewAs('2');
    fireEvent.click(screen.getByTestId('open-branch-dialog'));
    await screen.findByTestId('branch-dialog');
    expect(chosenSeat()).toBe('Cat');
    show(LAST);
    expect(screen.queryByTestId('open-branch-dialog')).toBeNull();
  });
});

test('the address follows the displayed move, once it rests', async () => {
  await openAt(16);
  const entries = window.history.length;
  jest.useFakeTimers();
  try {
    key('ArrowRight');
    act(() => jest.advanceTimersByTime(150));
    key('ArrowRight');
    act(() => jest.advanceTimersByTime(199));
    expect(window.location.pathname).toBe(`/g/${MATCH}/16`);
    act(() => jest.advanceTimersByTime(1));
    expect(window.location.pathname).toBe(`/g/${MATCH}/18`);
    expect(window.history.length).toBe(entries); // Back leaves the replay
  } finally {
    jest.useRealTimers();
  }
});

test('plays on from the position in a seat, with the names of the players', async () => {
  await openAt(16);
  fireEvent.click(screen.getByTestId('open-branch-dialog'));
  await screen.findByTestId('branch-dialog');
  expect(chosenSeat()).toBe('Ben'); // on turn
  fireEvent.click(within(screen.getByTestId('branch-dialog')).getByLabelText('Cat'));
  fireEvent.click(screen.getByTestId('start-branch'));
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/practice\//));
  const [game] = await loadSavedGames();
  expect(game?.name).toBe('What if?');
  expect(game?.players.map(({ name, bot }) => [name, bot === null])).toEqual([
    ['Ann', false],
    ['Ben', false],
    ['Cat', true],
  ]);
  expect([game?.turn, game?.isOver]).toEqual([2, false]);
});

test('a phone has the players, the speed and the exports in a panel of their own', async () => {
  setScreen('phone');
  await openAt(16);
  expect(tabs().map(({ textContent }) => textContent)).toEqual([
    'Players',
    'Log',
    'Options',
    'Hands',
    'Stats',
  ]);
  expect(screen.queryByTestId('replay-speed')).toBeNull();
  panel('Players');
  const stop = () => screen.getByTestId('replay-speed').closest('[tabindex]');
  expect(stop()?.getAttribute('tabindex')).toBe('0'); // the arrow keys scroll it
  expect(screen.getByTestId('replay-speed')).toBeTruthy();
  expect(screen.getByTestId('download-record').textContent).toContain('Record');
  expect(screen.queryByTestId('replay-perspective')).toBeNull();
  panel('Hands');
  expect(screen.getByTestId('replay-perspective')).toBeTruthy();
  panel('Log');
  expect(screen.queryByTestId('replay-perspective')).toBeNull();
});

test('says why a record is not shown: the field, or the rule and the move', async () => {
  await open(undefined, { ...exampleRecord(), startSeat: 'x' });
  expect(screen.getByRole('alert').textContent).toMatch(/^This isn’t a game record. At “startSeat”: /);
  const { actions, ...rest } = exampleRecord();
  await open(undefined, { ...rest, actions: actions.filter((_, index) => index !== 2) });
  expect(screen.getByRole('alert').textContent).toMatch(/^Move 3 \(Cat\) breaks rule /);
  await open(undefined, { ...rest, actions: actions.slice(0, -1) });
  expect(screen.getByRole('alert').textContent).toMatch(/^The game isn’t over after its \d+ moves/);
  expect(screen.queryByTestId('replay-controls')).toBeNull();
});

test('says that there is no such game', async () => {
  await open(undefined, new Refusal('not-found'));
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toMatch(/table|game/i));
  expect(screen.queryByTestId('replay-controls')).toBeNull();
});
