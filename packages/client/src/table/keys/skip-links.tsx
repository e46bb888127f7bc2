import { useTranslation } from '../../i18n/use-translation';
import { askedNow, focusFirst, MAP_STOP } from './asked-element';
import { useDecision } from '../decision';
import styles from './skip-links.module.css';

/** The first things that Tab comes to: past the bar to what is asked, to the map, to the log. */
export function SkipLinks() {
  const { t } = useTranslation('table');
  const { offer, choice } = useDecision();
  const goTo = (selectors: readonly string[]) => () => focusFirst(selectors);
  return (
    <nav aria-label={t('skip.label')} className={styles['links']}>
      <button type="button" onClick={goTo([...askedNow(offer, choice).at, '[data-testid="question"]'])}>
        {t('skip.asked')}
      </button>
      <button type="button" onClick={goTo([MAP_STOP])}>
        {t('skip.map')}
      </button>
      <button type="button" onClick={goTo(['[role="tab"][aria-selected="true"]'])}>
        {t('skip.tabs')}
      </button>
    </nav>
  );
}
