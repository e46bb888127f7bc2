/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { SwitchField } from './switch';

function TestSwitch() {
  const [isOn, setOn] = useState(false);
  return <SwitchField label="Sound" checked={isOn} onChange={setOn} />;
}

test('a click on the visible label switches, and the label is the accessible name', () => {
  render(<TestSwitch />);
  fireEvent.click(screen.getByText('Sound'));
  expect(screen.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked')).toBe('true');
});
