import type { ReactNode } from 'react';
import { Fragment } from 'react';
import type { Namespace, MessageKey, MessageParams } from './keys';
import { useTranslation } from './use-translation';

interface TransProps<C extends Namespace> {
  readonly ns: C;
  readonly i18nKey: MessageKey<C>;
  readonly count: number;
  readonly values: MessageParams;
  readonly components: Readonly<Record<string, (trailing: string) => ReactNode>>; // for `<name/>`; gets the punctuation behind it
}

// Values are inserted after the text is split at elements, so that a name that looks like an element stays text.
const PLACEHOLDER_MARK = '\u0000';

/** Renders a message that contains elements. */
export function Trans<C extends Namespace>({ ns, i18nKey, count, values, components }: TransProps<C>) {
  const { t } = useTranslation(ns);
  const names = Object.keys(values);
  const placeholders = Object.fromEntries(
    names.map((name, index) => [name, `${PLACEHOLDER_MARK}${index}${PLACEHOLDER_MARK}`]),
  );
  const fillValues = (text: string) =>
    text.replaceAll(/\0(\d+)\0/g, (_, index: string) => String(values[names[Number(index)] ?? ''] ?? ''));
  return t(i18nKey, { ...placeholders, count })
    .split(/(<\w+\/>[,.;:!?)]*)/)
    .map((part, index) => {
      const [, name = '', trailing = ''] = /^<(\w+)\/>(.*)$/.exec(part) ?? [];
      return (
        <Fragment key={index}>{index % 2 === 0 ? fillValues(part) : components[name]?.(trailing)}</Fragment>
      );
    });
}
