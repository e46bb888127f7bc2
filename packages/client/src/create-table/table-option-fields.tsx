import type { ReactNode } from 'react';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { Disclosure } from '../ui/disclosure';
import styles from './create-table-form.module.css';
import type { TableFormOptions } from './table-options';
import { TimeControlDisclosure } from './time-control';

const VariantSwitches = lazyWithMessages(
  () => import('./variant-switches.lazy').then((module) => module.VariantSwitches),
  'tableOptions',
);
const ExtraOptions = lazyWithMessages(
  () => import('./extra-options.lazy').then((module) => module.ExtraOptions),
  'tableOptions',
);

interface TableOptionFieldsProps {
  readonly value: TableFormOptions;
  readonly onChange: (value: TableFormOptions) => void;
  readonly children?: ReactNode; // above the rules
}

/** The options of a new table except the number of its seats, folded. */
export function TableOptionFields({ value, onChange, children }: TableOptionFieldsProps) {
  const { t } = useTranslation('lobby');
  const { seats, variants, timeControl, extras } = value;
  return (
    <>
      <TimeControlDisclosure
        className={`whole-row ${styles['rules']}`}
        timeControl={timeControl}
        onChange={(next) => onChange({ ...value, timeControl: next })}
      />
      <Disclosure className={`whole-row ${styles['rules']}`} summary={t('tableRules')} testId="table-rules">
        {children}
        <VariantSwitches variants={variants} onChange={(next) => onChange({ ...value, variants: next })} />
      </Disclosure>
      <Disclosure
        className={`whole-row ${styles['rules']}`}
        summary={t('moreOptions')}
        testId="extra-options"
      >
        <ExtraOptions
          seats={seats}
          isPrivate={variants.private}
          value={extras}
          onChange={(next) => onChange({ ...value, extras: next })}
        />
      </Disclosure>
    </>
  );
}
