/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './tabs';

const TABS = ['log', 'chat', 'cards'].map((name) => ({ name, title: name }));

function TestTabs() {
  const [value, setValue] = useState('log');
  return (
    <Tabs label="tabs" tabs={TABS} value={value} onChange={setValue}>
      <p>{value}</p>
    </Tabs>
  );
}

test.each([
  ['ArrowRight', 'chat'],
  ['ArrowLeft', 'cards'],
  ['End', 'cards'],
  ['Home', 'log'],
  ['ArrowDown', 'log'],
])('%s selects and focuses the tab %s', (key, expected) => {
  render(<TestTabs />);
  screen.getByRole('tab', { name: 'log' }).focus();
  fireEvent.keyDown(screen.getByRole('tab', { name: 'log' }), { key });
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(expected);
  expect(document.activeElement?.textContent).toBe(expected);
  expect(screen.getByRole('paragraph').textContent).toBe(expected);
});

test('only the selected tab controls the panel', () => {
  render(<TestTabs />);
  const panel = screen.getByRole('tabpanel', { name: 'log' });
  const controlled = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'));
  expect(controlled).toEqual([panel.id, null, null]);
});
