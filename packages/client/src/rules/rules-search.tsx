import { useTranslation } from '../i18n/use-translation';
import { TextField } from '../ui/text-field';
import styles from './rules-page.module.css';

/** Marks the rows and rules that Enter in the search field can go to. */
export const SEARCH_HIT = { 'data-search-hit': '', tabIndex: -1 } as const;

interface RulesSearchProps {
  readonly query: string;
  readonly count: number | null; // of the results; null: nothing is searched
  readonly onChange: (query: string) => void;
}

const focusFirstHit = (): void => document.querySelector<HTMLElement>('[data-search-hit]')?.focus();

/** The search field. Enter goes to the first result, Escape shows all rules again. */
export function RulesSearch({ query, count, onChange }: RulesSearchProps) {
  const { t } = useTranslation('rulebook');
  return (
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        if (count !== null) focusFirstHit();
      }}
    >
      <TextField
        type="search"
        label={t('search.label')}
        isLabelHidden
        placeholder={t('search.label')}
        enterKeyHint="search"
        value={query}
        onChange={onChange}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onChange('');
        }}
      />
      <p role="status">
        {count !== null && (count === 0 ? t('search.nothing', { query }) : t('search.results', { count }))}
      </p>
    </form>
  );
}
