import { useTranslation } from '../i18n/use-translation';
import { Link } from 'wouter';
import { PRACTICE_PATH } from '../practice/practice-address';
import styles from './first-steps.module.css';

/** For who has never played: a first turn to try, and the rules to read. */
export function FirstSteps() {
  const { t } = useTranslation('lobby');
  return (
    <p className={styles['steps']}>
      {t('newHere')}{' '}
      <Link href="/first-turn" data-testid="first-turn">
        {t('firstTurn')}
      </Link>{' '}
      <Link href="/rules">{t('orRules')}</Link>
      <br />
      <Link href={PRACTICE_PATH} data-testid="practise">
        {t('practise')}
      </Link>
    </p>
  );
}
