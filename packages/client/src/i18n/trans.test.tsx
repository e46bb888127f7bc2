/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { log } from './locales/en/log';
import { addMessages } from './messages';
import { Trans } from './trans';

addMessages('en', 'log', log);

test('inserts elements with their punctuation, and values, and keeps a name that looks like an element as text', () => {
  const { container } = render(
    <Trans
      ns="log"
      i18nKey="event.pawn-moved"
      count={1}
      values={{ name: '<d/>' }}
      components={{
        d: (trailing) => (
          <b>
            Vintry<u>{trailing}</u>
          </b>
        ),
        f: () => <i>Dowgate</i>,
      }}
    />,
  );
  expect(container.innerHTML).toBe('&lt;d/&gt; moved from <i>Dowgate</i> to <b>Vintry<u>.</u></b>');
});
