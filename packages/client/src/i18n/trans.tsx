import { isolateText } from '@great-fire/protocol';
import { type ReactNode, Fragment } from 'react';
import type { Namespace, MessageKey, MessageParams } from './keys';
import { elide } from './orthography';
import { getLanguage } from './messages';
import { useTranslation } from './use-translation';

interface TransProps<C extends Namespace> {
  readonly ns: C;
  readonly i18nKey: MessageKey<C>;
  readonly count: number;
  readonly values: MessageParams;
  readonly components: Readonly<Record<string, TransElement>>; // for `<name/>`
}

interface TransElement {
  readonly text: string; // its start, on which the word before it depends
  readonly render: (trailing: string) => ReactNode; // gets the punctuation behind it
}

// Values are inserted after the text is split at elements, so that a name that looks like an element stays text.
const PLACEHOLDER_MARK = '\u0000';

/** Renders a message that contains elements. */
export function Trans<C extends Namespace>({ ns, i18nKey, count, values, components }: TransProps<C>) {
  const { t } = useTranslation(ns);
  const language = getLanguage();
  const names = Object.keys(values);
  const placeholders = Object.fromEntries(
    names.map((name, index) => [name, `${PLACEHOLDER_MARK}${index}${PLACEHOLDER_MARK}`]),
  );
  const fillValues = (text: string) =>
    text.replaceAll(/(\b\w{1,3} )?\0(\d+)\0/g, (_, word: string | undefined, index: string) => {
      const value = isolateText(String(values[names[Number(index)] ?? ''] ?? ''));
      return elide(language, word ?? '', value) + value;
    });
  const parts = t(i18nKey, { ...placeholders, count }).split(/(<\w+\/>[,.;:!?)]*)/);
  const readElement = (part = '') => {
    const [, name = '', trailing = ''] = /^<(\w+)\/>(.*)$/.exec(part) ?? [];
    return { element: components[name], trailing };
  };
  return parts.map((part, index) => {
    const { element, trailing } = readElement(part);
    const nextText = readElement(parts[index + 1]).element?.text ?? '';
    return (
      <Fragment key={index}>
        {index % 2 === 0
          ? fillValues(part).replace(/\b\w{1,3} $/, (word) => elide(language, word, nextText))
          : element?.render(trailing)}
      </Fragment>
    );
  });
}
