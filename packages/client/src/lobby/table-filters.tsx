import { FILTERS, FILTER_NAMES } from '@great-fire/protocol';
import type { TableFilter } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { LANGUAGE_NAMES } from '../i18n/languages';
import { useTranslation } from '../i18n/use-translation';
import { FilterSelect } from './filter-select';
import { patchFilter } from './filter-query';
import { VARIANT_FILTERS, findVariantFilter } from './variant-filters';
import styles from './table-filters.module.css';

interface TableFiltersProps {
  readonly filter: TableFilter;
  readonly onChange: (filter: TableFilter) => void;
}

const CLOCK_FILTERS = [null, ...FILTERS.timeControl] as const;

/** Which open tables are shown: chips and menus in one line; on a phone they unfold. */
export function TableFilters({ filter, onChange }: TableFiltersProps) {
  const { t } = useTranslation(['lobby', 'common', 'lists']);
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const activeCount = FILTER_NAMES.filter((filterName) => filter[filterName] !== undefined).length;
  const change = (patch: Parameters<typeof patchFilter>[1]) => onChange(patchFilter(filter, patch));
  const clockLabel = (clock: (typeof CLOCK_FILTERS)[number]) =>
    clock === 'none' ? t('pace.none') : t(`lists:filter.pace.${clock ?? 'any'}`);
  const variantLabels = {
    any: t('lists:filter.rule.any'),
    standard: t('common:variant.standard'),
    hidden: t('common:variant.hiddenColours'),
    shown: t('common:variant.openColours'),
    more: t('common:variant.moreDestruction'),
    cones: t('common:variant.cones', { count: 100 }),
    several: t('lists:filter.rule.several'),
  };
  const variantFilter = findVariantFilter(filter);
  return (
    <div className={styles['filters']} role="group" aria-label={t('lists:filter.label')}>
      <button
        type="button"
        className={`${styles['chip']} ${styles['unfold']} ${activeCount > 0 ? styles['set'] : ''}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-testid="filter"
      >
        {activeCount > 0 ? `${t('lists:filter.open')} (${activeCount})` : t('lists:filter.open')}
      </button>
      <div className={`${styles['choices']} ${isOpen ? styles['open'] : ''}`}>
        <div role="radiogroup" aria-label={t('lists:filter.clock')} className={styles['paces']}>
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
          label={t('lists:filter.rules')}
          value={variantFilter}
          options={Object.entries(variantLabels).filter(
            ([key]) => key !== 'several' || variantFilter === 'several',
          )}
          isActive={variantFilter !== 'any'}
          onChange={(key) => change(VARIANT_FILTERS[key as keyof typeof VARIANT_FILTERS])}
        />
        <FilterSelect
          label={t('players')}
          value={filter.players ?? ''}
          options={[
            ['', t('lists:filter.seats')],
            ...FILTERS.players.map(
              (value) => [value, t('lists:filter.seatsOf', { count: Number(value) })] as const,
            ),
          ]}
          onChange={(value) => change({ players: value || null })}
        />
        <FilterSelect
          label={t('lists:filter.language')}
          value={filter.language ?? ''}
          options={[
            ['', t('lists:filter.anyLanguage')],
            ...FILTERS.language.map((value) => [value, LANGUAGE_NAMES[value]] as const),
          ]}
          onChange={(value) => change({ language: value || null })}
        />
        <FilterSelect
          label={t('lists:filter.bots')}
          value={filter.bots ?? ''}
          options={[
            ['', t('lists:filter.bot.any')],
            ['yes', t('lists:filter.bot.yes')],
            ['no', t('lists:filter.bot.no')],
          ]}
          onChange={(value) => change({ bots: value || null })}
        />
      </div>
    </div>
  );
}
