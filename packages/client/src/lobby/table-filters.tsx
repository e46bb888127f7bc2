import { FILTERS, FILTER_NAMES } from '@great-fire/protocol';
import type { TableFilter } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { NAMES_OF_LANGUAGES } from '../i18n/languages';
import { useTranslation } from '../i18n/use-translation';
import { FilterMenu } from './filter-menu';
import { changed } from './filter-address';
import { RULE_CHOICES, ruleChoiceOf } from './rule-choices';
import styles from './table-filters.module.css';

interface TableFiltersProps {
  readonly filter: TableFilter;
  readonly onChange: (filter: TableFilter) => void;
}

const PACES = [null, ...FILTERS.pace] as const;

/** Which open tables are shown: chips and menus in one line; on a phone they unfold. */
export function TableFilters({ filter, onChange }: TableFiltersProps) {
  const { t } = useTranslation(['lobby', 'common', 'lists']);
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const set = FILTER_NAMES.filter((one) => filter[one] !== undefined).length;
  const change = (words: Parameters<typeof changed>[1]) => onChange(changed(filter, words));
  const said = (pace: (typeof PACES)[number]) =>
    pace === 'none' ? t('pace.none') : t(`lists:filter.pace.${pace ?? 'any'}`);
  const rules = {
    any: t('lists:filter.rule.any'),
    standard: t('common:variant.standard'),
    hidden: t('common:variant.hiddenColours'),
    shown: t('common:variant.openColours'),
    more: t('common:variant.moreDestruction'),
    cones: t('common:variant.cones', { count: 100 }),
    several: t('lists:filter.rule.several'),
  };
  const rule = ruleChoiceOf(filter);
  return (
    <div className={styles['filters']} role="group" aria-label={t('lists:filter.label')}>
      <button
        type="button"
        className={`${styles['chip']} ${styles['unfold']} ${set > 0 ? styles['set'] : ''}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        data-testid="filter"
      >
        {set > 0 ? `${t('lists:filter.open')} (${set})` : t('lists:filter.open')}
      </button>
      <div className={`${styles['choices']} ${isOpen ? styles['open'] : ''}`}>
        <div role="radiogroup" aria-label={t('lists:filter.clock')} className={styles['paces']}>
          {PACES.map((pace) => (
            <label key={pace ?? 'any'} className={styles['chip']}>
              <input
                type="radio"
                name={name}
                checked={(filter.pace ?? null) === pace}
                onChange={() => change({ pace })}
              />
              {said(pace)}
            </label>
          ))}
        </div>
        <FilterMenu
          label={t('lists:filter.rules')}
          value={rule}
          options={Object.entries(rules).filter(([key]) => key !== 'several' || rule === 'several')}
          isSet={rule !== 'any'}
          onChange={(key) => change(RULE_CHOICES[key as keyof typeof RULE_CHOICES])}
        />
        <FilterMenu
          label={t('players')}
          value={filter.players ?? ''}
          options={[
            ['', t('lists:filter.seats')],
            ...FILTERS.players.map(
              (word) => [word, t('lists:filter.seatsOf', { count: Number(word) })] as const,
            ),
          ]}
          onChange={(word) => change({ players: word || null })}
        />
        <FilterMenu
          label={t('lists:filter.language')}
          value={filter.language ?? ''}
          options={[
            ['', t('lists:filter.anyLanguage')],
            ...FILTERS.language.map((word) => [word, NAMES_OF_LANGUAGES[word]] as const),
          ]}
          onChange={(word) => change({ language: word || null })}
        />
        <FilterMenu
          label={t('lists:filter.bots')}
          value={filter.bots ?? ''}
          options={[
            ['', t('lists:filter.bot.any')],
            ['yes', t('lists:filter.bot.yes')],
            ['no', t('lists:filter.bot.no')],
          ]}
          onChange={(word) => change({ bots: word || null })}
        />
      </div>
    </div>
  );
}
