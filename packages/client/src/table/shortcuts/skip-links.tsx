import { useTranslation } from '../../i18n/use-translation';
import { focusFirst, MAP_STOP, PROMPT } from '../move-input/focus-target';
import { getFocusTarget } from '../move-input/phases';
import { useMoveInput } from '../move-input/move-input-context';
import styles from './skip-links.module.css';

/** Skip links, the first tab stops of the page: to the current decision, the map and the log. */
export function SkipLinks() {
  const { t } = useTranslation('table');
  const { phaseState, draft } = useMoveInput();
  const focusOn = (selectors: readonly string[]) => () => focusFirst(selectors);
  return (
    <nav aria-label={t('skip.label')} className={styles['links']}>
      <button type="button" onClick={focusOn([...getFocusTarget(phaseState, draft).selectors, PROMPT])}>
        {t('skip.asked')}
      </button>
      <button type="button" onClick={focusOn([MAP_STOP])}>
        {t('skip.map')}
      </button>
      <button type="button" onClick={focusOn(['[role="tab"][aria-selected="true"]'])}>
        {t('skip.tabs')}
      </button>
    </nav>
  );
}
