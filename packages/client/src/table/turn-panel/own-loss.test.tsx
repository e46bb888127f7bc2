/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { initI18n, loadMessages } from '../../i18n/i18n';
import type { SpreadPlan } from '../move-input/spread-plan';
import { derivePhaseState } from '../move-input/phases';
import { EMPTY_DRAFT } from '../move-input/draft-store';
import { tableAt, TestTable } from '../../testing/test-table';
import { ConfirmSpreadButton, LossList } from './spread-preview';

beforeAll(async () => {
  await initI18n();
  await loadMessages('table');
});

const model = tableAt('random-spread');

/** Returns a spread that burns houses of the viewer, or of the next player. */
function planAt(card: number, isOwn: boolean): SpreadPlan {
  const { view } = model;
  const state = derivePhaseState(view, { ...EMPTY_DRAFT, card });
  if (!('targets' in state)) throw new Error('The viewer does not spread the fire');
  const [target] = state.targets.filter(({ legal }) => legal);
  const planned = derivePhaseState(view, { ...EMPTY_DRAFT, card, district: target?.to ?? null });
  const plan = 'plan' in planned ? planned.plan : null;
  const owner = view.seats[((view.viewer ?? 0) + (isOwn ? 0 : 1)) % view.seats.length];
  if (plan === null || owner?.colour == null) throw new Error('The card has no target');
  return { ...plan, preview: { ...plan.preview, contained: false, houses: { [owner.colour]: 2 } } };
}

const countTargets = (card: number): number => {
  const state = derivePhaseState(model.view, { ...EMPTY_DRAFT, card });
  return 'targets' in state ? state.targets.filter(({ legal }) => legal).length : 0;
};
const cards = model.view.own?.hand.map((_, index) => index) ?? [];
const withChoice = cards.find((card) => countTargets(card) > 1) ?? -1;

function renderButton(isOwn: boolean) {
  render(
    <TestTable model={model} draft={{ card: withChoice }}>
      <ConfirmSpreadButton plan={planAt(withChoice, isOwn)} />
      <LossList preview={planAt(withChoice, isOwn).preview} />
    </TestTable>,
  );
  return screen.getByTestId('confirm').textContent;
}

test('names the own houses on the button when another target exists, and marks the loss', () => {
  expect(renderButton(true)).toContain('Burn my own 2 houses');
  expect(document.querySelector('.text-17.seal')?.textContent).toContain('VP');
});

test('names the district on the button when the houses are of another player', () => {
  expect(renderButton(false)).not.toContain('my own');
  expect(document.querySelector('.text-17.seal')).toBeNull();
});
