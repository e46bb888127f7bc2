import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { PRACTICE_PATH } from '../lib/routes';
import styles from './new-player-links.module.css';

/** Links for newcomers: tutorial, rules and practice. Each target is 44 px high. */
export function NewPlayerLinks() {
  const { t } = useTranslation('lobby');
  return (
    <ul className={styles['steps']}>
      <li>
        {t('newHere')}{' '}
        <Link href="/first-turn" data-testid="first-turn">
          {t('firstTurn')}
        </Link>{' '}
        <Link href="/rules">{t('orRules')}</Link>
      </li>
      <li>
        <Link href={PRACTICE_PATH} data-testid="practise">
          {t('practise')}
        </Link>
      </li>
    </ul>
  );
}
