import { TOKENS } from '@great-fire/game';
import { useTranslation } from '../../i18n/use-translation';
import { Slip } from '../../ui/slip';
import { explained } from '../explain/topics';
import { TokenIcon } from '../pieces';
import { useTable } from '../table-context';
import styles from './tokens.module.css';

/** The viewer's tokens, face up for nobody else. */
export function Tokens() {
  const { t } = useTranslation(['table', 'common']);
  const tokens = useTable().view.own?.tokens ?? [];
  const held = TOKENS.map((token) => ({ token, count: tokens.filter((one) => one === token).length })).filter(
    ({ count }) => count > 0,
  );
  if (held.length === 0) return null;
  return (
    <Slip className={styles['slip']}>
      <h2 className={styles['head']}>{t('tokens.title')}</h2>
      <ul className={styles['row']}>
        {held.map(({ token, count }) => (
          <li key={token} className={styles['token']} {...explained(`token-${token}`)}>
            <TokenIcon kind={token} size={36} title={t(`common:token.${token}`)} />
            {count > 1 && <b>{t('tokens.times', { count })}</b>}
          </li>
        ))}
      </ul>
    </Slip>
  );
}
