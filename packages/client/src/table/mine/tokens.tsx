import { useTranslation } from 'react-i18next';
import { Slip } from '../../ui/slip';
import { TokenIcon } from '../pieces';
import { useTable } from '../table-context';
import styles from './tokens.module.css';

/** The viewer's tokens, face up for nobody else. */
export function Tokens() {
  const { t } = useTranslation(['table', 'common']);
  const tokens = useTable().view.own?.tokens ?? [];
  if (tokens.length === 0) return null;
  return (
    <Slip className={styles['slip']}>
      <h2 className={styles['head']}>{t('tokens.title')}</h2>
      <ul className={styles['row']}>
        {tokens.map((token, index) => (
          <li key={index} title={t(`common:token.${token}`)}>
            <TokenIcon kind={token} size={36} title={t(`common:token.${token}`)} />
          </li>
        ))}
      </ul>
    </Slip>
  );
}
