/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import type { Ack, TableCommand } from '@great-fire/protocol';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { POSITIONS } from '../../gallery/positions';
import { tableAt } from '../../testing/test-table';
import { createTableModel } from '../../gallery/table-state';
import { loadMessages, initI18n } from '../../i18n/i18n';
import { type TableModel, TableProvider } from '../model/table-context';
import { LazySessionCards } from './lazy-session-cards';
import { GameMenu } from './game-menu.lazy';

// jsdom lacks these APIs of browsers and Node.
Object.assign(globalThis, {
  TextEncoder,
  structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
});

beforeAll(async () => {
  await initI18n();
  await loadMessages('session');
  await loadMessages('table');
  await loadMessages('refusals');
});

/**
 * Renders a gallery position with its session cards, or with its game menu. Returns the commands that the page sends.
 */
async function renderPosition(
  name: string,
  answer: Ack = { ok: true },
  component: 'cards' | 'menu' = 'cards',
  changeModel: (table: TableModel) => TableModel = (table) => table,
) {
  const position = POSITIONS[name];
  if (position === undefined) throw new Error(`The gallery has no ${name}`);
  const played = position.createGame();
  const table = createTableModel(played, position.viewer(played.state), position, () => undefined);
  const commands: TableCommand[] = [];
  const sendCommand = (command: TableCommand) => {
    commands.push(command);
    return Promise.resolve(answer);
  };
  // The cards are lazy.
  await act(async () => {
    render(
      <TableProvider model={changeModel({ ...table, sendCommand })}>
        {component === 'cards' ? (
          <LazySessionCards />
        ) : (
          <GameMenu onDone={() => undefined} takebackButton={null} />
        )}
      </TableProvider>,
    );
    await import('./session-cards.lazy');
    await import('./absent-player-prompt.lazy');
  });
  return commands;
}

const pressElement = (element: Element) =>
  act(async () => {
    fireEvent.click(element);
    await Promise.resolve(); // wait for the answer
  });
const press = (testId: string) => pressElement(screen.getByTestId(testId));

test('returns a bot-controlled seat to its player with one press', async () => {
  const asked = await renderPosition('bot-controlled');
  await press('return-to-seat');
  expect(asked).toEqual([{ type: 'return' }]);
});

test('votes on one press and names the voters beside each option', async () => {
  const asked = await renderPosition('vote');
  const vote = within(screen.getByTestId('vote'));
  expect(vote.getByText('a bot plays this turn').closest('label')?.textContent).toContain('Tobias');
  await pressElement(vote.getByLabelText(/^the seat opens to anyone/));
  expect(asked).toEqual([{ type: 'vote', verdict: 'open-seat' }]);
});

test('lets the player change a vote', async () => {
  const asked = await renderPosition('vote-cast');
  expect(screen.queryByRole('radio')).toBeNull();
  await press('change-vote');
  await pressElement(screen.getByLabelText(/^a bot plays this turn/));
  expect(asked).toEqual([{ type: 'vote', verdict: 'bot-turn' }]);
});

test('declines a pause', async () => {
  const asked = await renderPosition('pause-proposed');
  await press('decline-pause');
  expect(asked).toEqual([{ type: 'respond', id: 1, agrees: false }]);
});

test('shows a refusal in words', async () => {
  await renderPosition('paused', { ok: false, code: 'not-allowed-now', message: '' });
  await press('resume');
  expect((await screen.findByRole('alert')).textContent).toBe('You can’t do that right now.');
});

test('shows the reason of a refusal in words', async () => {
  await renderPosition('paused', {
    ok: false,
    code: 'not-allowed-now',
    reason: 'recently-declined',
    message: '',
  });
  await press('resume');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The others just declined. Ask again in a minute.',
  );
});

test('explains the consequences before a player leaves the game for the lobby', async () => {
  window.history.replaceState(null, '', '/t/settab2222');
  const asked = await renderPosition('clock', { ok: true }, 'menu');
  await press('leave-table');
  expect(asked).toEqual([]);
  expect(screen.getByText(/A bot takes over/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Leave this game?' }));
  await pressElement(screen.getByText('Stay'));
  await press('leave-table');
  await press('confirm-leave');
  expect(asked).toEqual([{ type: 'leave' }]);
  expect(window.location.pathname).toBe('/');
});

test('UNDO-3: lists the moves of a takeback request and agrees to it', async () => {
  const asked = await renderPosition('takeback-proposed');
  expect(screen.getByText('Hakim asks for a takeback of 9 moves')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Moves to take back' }).textContent).toContain('Cripplegate');
  await press('agree-takeback');
  expect(asked).toEqual([{ type: 'respond', id: 1, agrees: true }]);
});

test.each(['takeback', 'pause'])('lets the proposer withdraw a %s', async (kind) => {
  const asked = await renderPosition(`${kind}-pending`);
  await press(`withdraw-${kind}`);
  expect(asked).toEqual([{ type: 'respond', id: 1, agrees: false }]);
});

test('names the players who must agree before it asks to end the game', async () => {
  const asked = await renderPosition('clock', { ok: true }, 'menu');
  await press('propose-abort');
  expect(asked).toEqual([]);
  expect(screen.getByText(/All players must agree/).textContent).toContain('it won’t count for anyone');
  await press('confirm-abort');
  expect(asked).toEqual([{ type: 'propose', kind: 'abort' }]);
});

test('disables what the table would reject', async () => {
  await renderPosition('pause-proposed', { ok: true }, 'menu');
  const isDisabled = (testId: string) => screen.getByTestId<HTMLButtonElement>(testId).disabled;
  expect(['propose-pause', 'propose-abort', 'leave-table'].map(isDisabled)).toEqual([true, false, false]);
});

test('shows how long a player whose proposal was declined waits', async () => {
  const decline = (table: TableModel) => ({
    ...table,
    tableState: {
      ...table.tableState,
      cooldown: { seat: table.view.viewer ?? 0, until: table.serverNow() + 42_000 },
    },
  });
  await renderPosition('clock', { ok: true }, 'menu', decline);
  for (const testId of ['propose-pause', 'propose-abort']) {
    const button = screen.getByTestId<HTMLButtonElement>(testId);
    expect([button.disabled, button.textContent]).toEqual([true, expect.stringContaining('0:42')]);
  }
});

test('agrees to a proposal to end the game, by its id', async () => {
  const asked = await renderPosition('abort-proposed');
  await press('agree-abort');
  expect(asked).toEqual([{ type: 'respond', id: 1, agrees: true }]);
});

describe('while the player on turn is not at the table', () => {
  const TWO_MINUTES_MS = 120_000;
  const leaveTable = (waitedMs: number) => (table: TableModel) => ({
    ...table,
    presence: {
      ...table.presence,
      connected: table.view.seats.map((_, seat) => seat !== table.view.turn.seat),
    },
    serverNow: () => table.tableState.clock.since + waitedMs,
  });
  const renderAfter = (waitedMs: number) =>
    renderPosition('other-player-acts', { ok: true }, 'cards', leaveTable(waitedMs));

  test('calls a vote and votes for a bot with one press', async () => {
    const asked = await renderAfter(TWO_MINUTES_MS);
    await press('let-bot-play');
    expect(asked).toEqual([{ type: 'call-vote' }, { type: 'vote', verdict: 'bot-seat' }]);
  });

  test('appears when the player leaves after a turn of the viewer', async () => {
    const sendCommand = () => Promise.resolve({ ok: true as const });
    const awaited = leaveTable(TWO_MINUTES_MS)({ ...tableAt('other-player-acts'), sendCommand });
    const { view, presence, tableState } = awaited;
    const ownTurn = {
      ...awaited,
      presence: { ...presence, connected: view.seats.map(() => true) },
      tableState: { ...tableState, clock: { ...tableState.clock, activeSeat: view.viewer } },
    };
    const cardsOf = (model: TableModel) => (
      <TableProvider model={model}>
        <LazySessionCards />
      </TableProvider>
    );
    const { rerender } = render(cardsOf(ownTurn));
    expect(screen.queryByTestId('absent-player')).toBeNull();
    await act(async () => {
      rerender(cardsOf(awaited));
      await import('./absent-player-prompt.lazy');
    });
    expect(await screen.findByTestId('absent-player')).toBeTruthy();
  });

  test('hides when the player prefers to wait', async () => {
    const asked = await renderAfter(TWO_MINUTES_MS);
    await press('keep-waiting');
    expect(screen.queryByTestId('absent-player')).toBeNull();
    expect(asked).toEqual([]);
  });

  test('offers no bot before two minutes have passed', async () => {
    await renderAfter(TWO_MINUTES_MS - 1000);
    expect(screen.queryByTestId('absent-player')).toBeNull();
  });
});

test('the menu announces a holiday of days that are left, and none of more', async () => {
  const at = Date.UTC(2026, 10, 30, 12);
  const timeControl = { clock: { kind: 'correspondence', days: 3 }, timeoutAction: 'vote' } as const;
  const commands = await renderPosition('act', { ok: true }, 'menu', (table) => ({
    ...table,
    serverNow: () => at,
    match: { ...table.match, timeControl },
  }));
  fireEvent.click(screen.getByTestId('take-holiday'));
  const [first, last] = [screen.getByLabelText('First day'), screen.getByLabelText('Last day')];
  expect(first).toHaveProperty('value', '2026-12-02');
  fireEvent.change(last, { target: { value: '2026-12-23' } });
  expect(screen.getByTestId('confirm-holiday')).toHaveProperty('disabled', true);
  fireEvent.change(last, { target: { value: '2026-12-05' } });
  await act(async () => fireEvent.click(screen.getByTestId('confirm-holiday')));
  expect(commands).toEqual([{ type: 'take-holiday', from: Date.UTC(2026, 11, 2), days: 4 }]);
});
