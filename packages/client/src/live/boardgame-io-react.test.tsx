/** @jest-environment jsdom */
import { GreatFire, type GreatFireView } from '@great-fire/game/boardgame.io';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Client, type BoardProps } from 'boardgame.io/react';

const Board = ({ G, ctx, moves }: BoardProps<GreatFireView>) =>
  G.turn === null ? (
    <button onClick={() => moves['deal']?.()}>Deal</button>
  ) : (
    <p>
      {ctx.phase}: {G.setupDone} of {ctx.numPlayers} hands kept, houses of Temple:{' '}
      {G.districts.temple.houses.join()}
    </p>
  );

const press = (element: HTMLElement) =>
  act(async () => {
    fireEvent.click(element); // the debug panel renders a moment later
  });

test("React 19 renders boardgame.io's client with the debug panel, its bots and its log", async () => {
  const App = Client<GreatFireView>({ game: GreatFire, board: Board, numPlayers: 3, debug: true });
  const { unmount } = render(<App />);
  await press(screen.getByRole('button', { name: 'Deal' }));
  const dealt = screen.getByText(/^setup: 0 of 3 hands kept/).textContent;

  await press(screen.getByText('AI'));
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'Random' } });
  await press(await screen.findByLabelText(/^play/));
  await screen.findByText(/^setup: 1 of 3 hands kept/);
  expect(screen.getByText('Action: keep-hand')).toBeTruthy();

  // The panel shows an earlier state by repeating the log: the same houses are dealt again.
  await press(screen.getByText('Log'));
  fireEvent.mouseEnter(await screen.findByRole('button', { name: /^deal\(\)/ }));
  expect((await screen.findByText(/^setup: 0 of 3 hands kept/)).textContent).toBe(dealt);
  unmount();
});
