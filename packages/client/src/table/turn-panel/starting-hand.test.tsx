/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import '../../testing/match-media';
import { DealCommitment } from '../../fairness/deal-commitment.lazy';
import { saveCommitments } from '../../fairness/commitment-store';
import { POSITIONS } from '../../gallery/positions';
import { dealGame } from '../../gallery/random-play';
import { createTableModel } from '../../gallery/table-state';
import { initI18n, loadMessages } from '../../i18n/i18n';
import { TestTable } from '../../testing/test-table';
import { StartingHand } from './starting-hand';

jest.mock('wouter', () => ({ Link: 'a' })); // published as ES modules only
jest.mock('./objectives', () => ({ Objectives: () => null }));
jest.mock('./fire-card', () => ({ CardFace: () => null }));

Object.assign(globalThis, { TextEncoder }); // jsdom lacks it, and the deal needs it

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
  await loadMessages('dealFairness');
});

afterEach(() => {
  cleanup();
  window.localStorage.clear();
});

/** Renders the dealt hand of a gallery position. Returns the name of the viewer's colour. */
function renderHand(name: 'starting-hand' | 'starting-hand-hidden-colours') {
  const position = POSITIONS[name];
  if (position === undefined) throw new Error(`The gallery has no ${name}`);
  const game = position.createGame();
  const table = createTableModel(game, position.viewer(game.state), position, () => undefined);
  render(
    <TestTable model={table}>
      <StartingHand />
    </TestTable>,
  );
  const colour = table.view.own?.colour ?? '';
  return colour.charAt(0).toUpperCase() + colour.slice(1);
}

test('says first which houses the player owns and what a loss costs', () => {
  const colour = renderHand('starting-hand');
  const hint = screen.getByRole('heading', { name: 'Your cards' }).nextElementSibling;
  expect(hint?.textContent).toBe(
    `You are ${colour}. Keep your houses standing: each one lost costs you 2 points.`,
  );
});

test('says that the colour is secret and that the pawn does not show it', () => {
  const colour = renderHand('starting-hand-hidden-colours');
  const hint = screen.getByRole('heading', { name: 'Your cards' }).nextElementSibling;
  expect(hint?.textContent).toContain(`Your colour is ${colour}, and only you know it.`);
  expect(hint?.textContent).toContain('Your pawn’s colour means nothing.');
});

test('hides the fairness of the deal behind a seal', () => {
  const table = createTableModel(dealGame(4, 'opening'), 0, {}, () => undefined);
  saveCommitments(table.match.id, { commitment: 'ab12'.repeat(16) });
  render(<DealCommitment match={table.match} />);
  const seal = screen.getByTestId('commitment-details');
  expect(seal.hasAttribute('open')).toBe(false);
  expect(seal.querySelector('summary')?.textContent?.trim()).toBe('Fair deal');
  expect(seal.textContent).toContain('locked before the first move');
});
