/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from './button';

const renderButton = () => {
  render(
    <IconButton label="Settings" onPress={() => undefined}>
      <svg />
    </IconButton>,
  );
  return screen.getByRole('button', { name: 'Settings' });
};

// jsdom has no PointerEvent.
const enter = (button: Element, pointerType: string) =>
  fireEvent(button, Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));

test('shows the name of an icon button on hover, and Escape hides it', () => {
  const button = renderButton();
  expect(screen.queryByText('Settings')).toBeNull();
  enter(button, 'mouse');
  expect(screen.queryByText('Settings')).not.toBeNull();
  fireEvent.keyDown(button, { key: 'Escape' });
  expect(screen.queryByText('Settings')).toBeNull();
});

test('shows the name on keyboard focus until the focus leaves, and not on touch or a click', () => {
  const button = renderButton();
  enter(button, 'touch');
  expect(screen.queryByText('Settings')).toBeNull();
  const isFocusVisible = jest.spyOn(button, 'matches').mockReturnValue(false);
  fireEvent.focus(button);
  expect(screen.queryByText('Settings')).toBeNull();
  isFocusVisible.mockReturnValue(true);
  fireEvent.focus(button);
  expect(screen.queryByText('Settings')).not.toBeNull();
  fireEvent.blur(button);
  expect(screen.queryByText('Settings')).toBeNull();
});
