/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { tableAt } from '../../testing/test-table';
import { type Replay, ReplayContext } from '../replay-context';
import { PointsChart } from './points-chart';

// jsdom has no layout, so nothing is plotted. Observable Plot is an ES module.
jest.mock('./plot', () => ({ MARGIN: { left: 26, right: 8, top: 20, bottom: 38 } }));

beforeAll(async () => {
  await initI18n();
  await loadMessages('replay');
});

test('has a slider that names the move and the points, and goes to a move', async () => {
  const { view, match } = tableAt('random-act');
  const goTo = jest.fn();
  const replay = {
    ...{ view, match, goTo, rounds: [], move: 1, last: 3, perspective: 'spectator' },
    source: { mainline: [0, 1, 2, 3], fetchView: () => Promise.resolve(null) },
  } as unknown as Replay;
  render(
    <ReplayContext value={replay}>
      <PointsChart />
    </ReplayContext>,
  );
  const slider = await screen.findByRole('slider', { name: /points over 3 moves/ });
  expect(slider).toMatchObject({ tabIndex: 0, value: '1', min: '0', max: '3' });
  expect(slider.getAttribute('aria-valuetext')).toContain(match.seats[0]?.name ?? '-');
  fireEvent.change(slider, { target: { value: '2' } });
  expect(goTo).toHaveBeenCalledWith(2);
});
