import { TOKENS } from '@great-fire/game';
import { anchor } from '../../lib/anchors';
import { useTranslation } from '../../i18n/use-translation';
import { PaperPanel } from '../../ui/paper';
import { helpProps } from '../help/help-props';
import { TokenIcon } from '../../pieces/token';
import { useTable } from '../model/table-context';
import styles from './tokens.module.css';

/** Shows the viewer's tokens. Other players see them face down. */
export function Tokens() {
  const { t } = useTranslation(['table', 'common']);
  const tokens = useTable('view').view.own?.tokens ?? [];
  const counts = TOKENS.map((token) => ({
    token,
    count: tokens.filter((other) => other === token).length,
  })).filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <PaperPanel className="pad-8-14">
      <h2 className={styles['head']}>{t('tokens.title')}</h2>
      <ul className="flex gap-8" {...anchor('own-tokens')}>
        {counts.map(({ token, count }) => (
          <li key={token} className="row gap-4" {...helpProps(`token-${token}`)}>
            <TokenIcon kind={token} size={36} title={t(`common:token.${token}`)} />
            {count > 1 && <b>{t('tokens.count', { count })}</b>}
          </li>
        ))}
      </ul>
    </PaperPanel>
  );
}
