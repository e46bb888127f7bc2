import { FILTERS, FILTER_NAMES } from '@great-fire/protocol';
import type { TableFilter } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { LANGUAGE_NAMES } from '../i18n/languages';
import { useTranslation } from '../i18n/use-translation';
import { patchFilter } from './filter-query';
import styles from './table-filters.module.css';

// Groups the rule filters into one select. A query string may combine them freely.

type VariantFilterValues = {
  readonly [N in 'hiddenColours' | 'moreDestruction' | 'cones']: Exclude<TableFilter[N], undefined> | null;
};

const ANY: VariantFilterValues = { hiddenColours: null, moreDestruction: null, cones: null };

const VARIANT_FILTERS = {
  any: ANY,
  standard: { hiddenColours: 'no', moreDestruction: 'no', cones: '65' },
  hidden: { ...ANY, hiddenColours: 'yes' },
  shown: { ...ANY, hiddenColours: 'no' },
  more: { ...ANY, moreDestruction: 'yes' },
  cones: { ...ANY, cones: '100' },
} as const satisfies Readonly<Record<string, VariantFilterValues>>;
type VariantFilter = keyof typeof VARIANT_FILTERS;

/** Returns the option that equals the rule filters; `several` if none does. */
function findVariantFilter({
  hiddenColours,
  moreDestruction,
  cones,
}: TableFilter): VariantFilter | 'several' {
  const isSame = (values: VariantFilterValues) =>
    values.hiddenColours === (hiddenColours ?? null) &&
    values.moreDestruction === (moreDestruction ?? null) &&
    values.cones === (cones ?? null);
  const filters = Object.entries(VARIANT_FILTERS) as readonly (readonly [
    VariantFilter,
    VariantFilterValues,
  ])[];
  return filters.find(([, values]) => isSame(values))?.[0] ?? 'several';
}

interface FilterSelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly isActive?: boolean; // default: the value is not empty
  readonly onChange: (value: string) => void;
}

/** A filter as a native `<select>`, which works with touch, keyboard and screen readers. */
function FilterSelect({ label, value, options, isActive = value !== '', onChange }: FilterSelectProps) {
  return (
    <select
      className={`${styles['chip']} ${styles['menu']} ${isActive ? styles['set'] : ''}`}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  );
}

interface TableFiltersProps {
  readonly filter: TableFilter;
  readonly onChange: (filter: TableFilter) => void;
}

const CLOCK_FILTERS = [null, ...FILTERS.timeControl] as const;

/** Filters of the open tables: chips and selects in one row, collapsed on a phone. */
export function TableFilters({ filter, onChange }: TableFiltersProps) {
  const { t } = useTranslation(['lobby', 'common', 'lobbyLists']);
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const activeCount = FILTER_NAMES.filter((filterName) => filter[filterName] !== undefined).length;
  const change = (patch: Parameters<typeof patchFilter>[1]) => onChange(patchFilter(filter, patch));
  const clockLabel = (clock: (typeof CLOCK_FILTERS)[number]) =>
    clock === 'none' ? t('timeControl.noClock') : t(`lobbyLists:filter.timeControl.${clock ?? 'any'}`);
  const variantLabels = {
    any: t('lobbyLists:filter.rules.any'),
    standard: t('common:variant.standardRules'),
    hidden: t('common:variant.hiddenColours'),
    shown: t('common:variant.openColours'),
    more: t('common:variant.moreDestruction'),
    cones: t('common:variant.coneCount', { count: 100 }),
    several: t('lobbyLists:filter.rules.several'),
  };
  const variantFilter = findVariantFilter(filter);
  return (
    <div className={styles['filters']} role="group" aria-label={t('lobbyLists:filter.label')}>
      <button
        type="button"
        className={`${styles['chip']} ${styles['unfold']} ${activeCount > 0 ? styles['set'] : ''}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-testid="filter-toggle"
      >
        {activeCount > 0
          ? `${t('lobbyLists:filter.toggle')} (${activeCount})`
          : t('lobbyLists:filter.toggle')}
      </button>
      <div className={`${styles['choices']} ${isOpen ? styles['open'] : ''}`}>
        <div
          role="radiogroup"
          aria-label={t('lobbyLists:filter.timeControlLabel')}
          className={styles['timeControls']}
        >
          {CLOCK_FILTERS.map((clock) => (
            <label key={clock ?? 'any'} className={styles['chip']}>
              <input
                type="radio"
                name={name}
                checked={(filter.timeControl ?? null) === clock}
                onChange={() => change({ timeControl: clock })}
              />
              {clockLabel(clock)}
            </label>
          ))}
        </div>
        <FilterSelect
          label={t('lobbyLists:filter.rulesLabel')}
          value={variantFilter}
          options={Object.entries(variantLabels).filter(
            ([key]) => key !== 'several' || variantFilter === 'several',
          )}
          isActive={variantFilter !== 'any'}
          onChange={(key) => change(VARIANT_FILTERS[key as keyof typeof VARIANT_FILTERS])}
        />
        <FilterSelect
          label={t('playersLabel')}
          value={filter.players ?? ''}
          options={[
            ['', t('lobbyLists:filter.anySeatCount')],
            ...FILTERS.players.map(
              (value) => [value, t('lobbyLists:filter.seatCount', { count: Number(value) })] as const,
            ),
          ]}
          onChange={(value) => change({ players: value || null })}
        />
        <FilterSelect
          label={t('lobbyLists:filter.languageLabel')}
          value={filter.language ?? ''}
          options={[
            ['', t('lobbyLists:filter.anyLanguage')],
            ...FILTERS.language.map((value) => [value, LANGUAGE_NAMES[value]] as const),
          ]}
          onChange={(value) => change({ language: value || null })}
        />
        <FilterSelect
          label={t('lobbyLists:filter.botsLabel')}
          value={filter.bots ?? ''}
          options={[
            ['', t('lobbyLists:filter.botPresence.any')],
            ['yes', t('lobbyLists:filter.botPresence.withBots')],
            ['no', t('lobbyLists:filter.botPresence.withoutBots')],
          ]}
          onChange={(value) => change({ bots: value || null })}
        />
      </div>
    </div>
  );
}
