import { useState } from 'react';
import { listed } from '../../i18n/listed';
import { useTranslation } from '../../i18n/use-translation';
import { forget, keep, readKept } from '../../shell/kept';
import { Dialog } from '../../ui/dialog';
import { Switch } from '../../ui/switch';
import { EyeIcon } from '../pieces';
import { useTable } from '../table-context';
import styles from './watchers.module.css';

/** Who watches: a few by name, the others by their number; and whether the viewer's own name is told. */
export function Watchers() {
  const { t } = useTranslation(['conduct', 'table']);
  const { presence, match, view } = useTable();
  const { spectators, names = [] } = presence;
  const more = spectators - names.length;
  const { delayMinutes } = match.watching;
  const all = [...names, ...(more > 0 && names.length > 0 ? [t('watchers.more', { count: more })] : [])];
  return (
    <section className={styles['watchers']} data-testid="watchers">
      <p className={styles['who']}>
        <EyeIcon size={20} />
        <span>
          <b>{t('table:watchers', { count: spectators })}</b>
          {all.length > 0 && (
            <span className={styles['names']} data-testid="watchers-names">
              {listed(all)}
            </span>
          )}
        </span>
      </p>
      {delayMinutes > 0 && match.status === 'running' && (
        <p className={styles['note']}>{t('watchers.later', { count: delayMinutes })}</p>
      )}
      {view.viewer === null && <OwnName />}
    </section>
  );
}

/** Whether the table is told my name; the line is taken up anew, for a name is shown at its beginning. */
function OwnName() {
  const { t } = useTranslation('conduct');
  const { introduce } = useTable();
  const [isNamed, setNamed] = useState(readKept('unnamed') === null);
  const choose = (named: boolean) => {
    if (named) forget('unnamed');
    else keep('unnamed', 'yes');
    setNamed(named);
    introduce();
  };
  return (
    <div className={styles['own']}>
      <span>
        <span aria-hidden="true">{t('watchers.named')}</span>
        <span className={styles['note']}>{t('watchers.namedHint')}</span>
      </span>
      <Switch label={t('watchers.named')} on={isNamed} onChange={choose} testId="watch-named" />
    </div>
  );
}

/** The same under its button in the bar. */
export function WatchersPanel({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('conduct');
  return (
    <Dialog className={styles['panel']} onClose={onClose} data-testid="watchers-panel">
      {({ title }) => (
        <div className={styles['inside']} tabIndex={-1} data-first>
          <h2 id={title} className={styles['title']}>
            {t('watchers.title')}
          </h2>
          <Watchers />
        </div>
      )}
    </Dialog>
  );
}
