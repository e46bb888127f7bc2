/** Input of a person on a page, by the names that the page shows. */
import { act, fireEvent, screen, within } from '@testing-library/react';

/** Opens a disclosure and waits for its content. jsdom sends no `toggle`. */
export async function unfold(testId: string): Promise<void> {
  const details = screen.getByTestId(testId).parentElement as HTMLDetailsElement;
  await act(async () => {
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await Promise.resolve();
  });
}

const groupNamed = (name: string): HTMLElement =>
  screen.queryByRole('radiogroup', { name }) ?? screen.getByRole('group', { name });

/** Chooses an option of a group of radio buttons. */
export const choose = (group: string, option: string): boolean =>
  fireEvent.click(within(groupNamed(group)).getByLabelText(option));

/** The labels of a group's options; the chosen one in brackets. */
export const optionsOf = (group: string): readonly string[] =>
  within(groupNamed(group))
    .getAllByRole<HTMLInputElement>('radio')
    .map(({ checked, labels }) => {
      const label = labels?.[0]?.textContent ?? '';
      return checked ? `[${label}]` : label;
    });

export const write = (label: string, text: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

/** Presses a button and lets what it starts begin. */
export const pressButton = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });
