/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { log } from './locales/en/log';
import { log as frenchLog } from './locales/fr/log';
import { addMessages, setLanguage } from './messages';
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
        d: {
          text: 'Vintry',
          render: (trailing) => (
            <b>
              Vintry<u>{trailing}</u>
            </b>
          ),
        },
        f: { text: 'Dowgate', render: () => <i>Dowgate</i> },
      }}
    />,
  );
  expect(container.innerHTML).toBe('&lt;d/&gt; moved from <i>Dowgate</i> to <b>Vintry<u>.</u></b>');
});

test('elides the word before an element or a value', () => {
  addMessages('fr', 'log', {
    event: { ...frenchLog.event, 'pawn-placed': 'Pion de {{name}}, parti de <d/>' },
  });
  setLanguage('fr');
  const { container, unmount } = render(
    <Trans
      ns="log"
      i18nKey="event.pawn-placed"
      count={1}
      values={{ name: 'Anna' }}
      components={{ d: { text: 'Aldgate', render: () => <b>Aldgate</b> } }}
    />,
  );
  expect(container.innerHTML).toBe('Pion d’Anna, parti d’<b>Aldgate</b>');
  unmount();
  setLanguage('en');
});
