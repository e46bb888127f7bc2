import { GAME_OPTIONS, GAME_OPTION_NAMES, type GameOptionName } from '@great-fire/game';
import { FILTERS, FILTER_NAMES, toFilterWord, type TableFilter } from '@great-fire/protocol';
import { useId, useState } from 'react';
import { variantLabel } from '../create-table/variant-label';
import { LANGUAGE_NAMES } from '../i18n/languages';
import { useTranslation } from '../i18n/use-translation';
import { patchFilter } from './filter-query';
import styles from './table-filters.module.css';

// Groups the rule filters into one select. A query string may combine them freely.

type RuleFilter = Pick<TableFilter, GameOptionName>;

const filterOf = (name: GameOptionName, value: 'standard' | 'variant') =>
  ({ [name]: toFilterWord(GAME_OPTIONS[name][value]) }) as RuleFilter;

const VARIANT_FILTERS: Readonly<Record<string, RuleFilter>> = {
  any: {},
  standard: Object.assign({}, ...GAME_OPTION_NAMES.map((name) => filterOf(name, 'standard'))) as RuleFilter,
  ...Object.fromEntries(GAME_OPTION_NAMES.map((name) => [name, filterOf(name, 'variant')])),
  openColours: filterOf('hiddenColours', 'standard'),
};

/** Returns the option that equals the rule filters; `several` if none does. */
const findVariantFilter = (filter: TableFilter): string =>
  Object.entries(VARIANT_FILTERS).find(([, values]) =>
    GAME_OPTION_NAMES.every((name) => values[name] === filter[name]),
  )?.[0] ?? 'several';

/** The change that clears the filters of all rules. */
const NO_RULES = Object.fromEntries(GAME_OPTION_NAMES.map((name) => [name, null]));

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
        <option className="on-card ink" key={key} value={key}>
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
  const { t: tCommon } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const activeCount = FILTER_NAMES.filter((filterName) => filter[filterName] !== undefined).length;
  const change = (patch: Parameters<typeof patchFilter>[1]) => onChange(patchFilter(filter, patch));
  const clockLabel = (clock: (typeof CLOCK_FILTERS)[number]) =>
    clock === 'none' ? t('timeControl.noClock') : t(`lobbyLists:filter.timeControl.${clock ?? 'any'}`);
  const variantFilter = findVariantFilter(filter);
  const variantLabels: readonly (readonly [key: string, label: string])[] = [
    ['any', t('lobbyLists:filter.rules.any')],
    ['standard', t('common:variant.standardRules')],
    ...GAME_OPTION_NAMES.flatMap((name) => [
      [name, variantLabel(tCommon, name)] as const,
      ...(name === 'hiddenColours' ? [['openColours', t('common:variant.openColours')] as const] : []),
    ]),
    ...(variantFilter === 'several' ? [['several', t('lobbyLists:filter.rules.several')] as const] : []),
  ];
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
      <div className={`flex wrap gap-8 ${styles['choices']} ${isOpen ? styles['open'] : ''}`}>
        <div
          role="radiogroup"
          aria-label={t('lobbyLists:filter.timeControlLabel')}
          className={`flex wrap gap-8 ${styles['timeControls']}`}
        >
          {CLOCK_FILTERS.map((clock) => (
            <label key={clock ?? 'any'} className={styles['chip']}>
              <input
                className="cover"
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
          options={variantLabels}
          isActive={variantFilter !== 'any'}
          onChange={(key) => change({ ...NO_RULES, ...VARIANT_FILTERS[key] })}
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
