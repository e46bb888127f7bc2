import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { PRACTICE_PATH } from '../practice/practice-paths';
import styles from './new-player-links.module.css';

/** The ways in for a newcomer: a guided first turn, the rules, and practice. Each is a target of 44 px. */
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
