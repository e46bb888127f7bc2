import type { ReactElement } from 'react';
import { Fragment } from 'react';
import type { Catalogue, Key, Values } from './keys';
import { useTranslation } from './use-translation';

interface TransProps<C extends Catalogue> {
  readonly ns: C;
  readonly i18nKey: Key<C>;
  readonly count: number;
  readonly values: Values;
  readonly components: Readonly<Record<string, ReactElement>>; // what stands at `<name/>`
}

// Values are put in last: what people call themselves is text, whatever it looks like.
const MARK = '\u0000';

/** A sentence with parts that are more than text. */
export function Trans<C extends Catalogue>({ ns, i18nKey, count, values, components }: TransProps<C>) {
  const { t } = useTranslation(ns);
  const names = Object.keys(values);
  const marks = Object.fromEntries(names.map((name, index) => [name, `${MARK}${index}${MARK}`]));
  const filled = (text: string) =>
    text.replaceAll(/\0(\d+)\0/g, (_, index: string) => String(values[names[Number(index)] ?? ''] ?? ''));
  return t(i18nKey, { ...marks, count })
    .split(/<(\w+)\/>/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? filled(part) : components[part]}</Fragment>
    ));
}
