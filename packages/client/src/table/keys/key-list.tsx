import { useTranslation } from '../../i18n/use-translation';
import { useSingleKeys } from '../../shell/single-keys';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Switch } from '../../ui/switch';
import styles from './key-list.module.css';

const ROWS = [
  { keys: ['1', '5'], does: 'cards', between: '–' },
  { keys: ['←', '↑', '→', '↓'], does: 'walk', between: ' ' },
  { keys: ['n', 'N'], does: 'next', between: ' ' },
  { keys: ['Enter'], does: 'press', between: ' ' },
  { keys: ['Esc'], does: 'letGo', between: ' ' },
  { keys: ['u'], does: 'undo', between: ' ' },
  { keys: ['e'], does: 'end', between: ' ' },
  { keys: ['m'], does: 'map', between: ' ' },
  { keys: ['[', ']'], does: 'history', between: ' ' },
  { keys: ['?', 'F1'], does: 'explain', between: ' ' },
  { keys: ['k'], does: 'keys', between: ' ' },
] as const;

/** The keys that do something at the table now, over it. */
export function KeyList({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('table');
  const { isOn, turn } = useSingleKeys();
  const rows = ROWS.map((row) => ({ ...row, keys: row.keys.filter((key) => isOn || key.length > 1) })).filter(
    ({ keys }) => keys.length > 0,
  );
  return (
    <Dialog className={styles['dialog']} data-testid="key-list" onClose={onClose}>
      {({ title, close }) => (
        <div className={styles['list']}>
          <h2 id={title}>{t('keys.title')}</h2>
          <dl>
            {rows.map(({ keys, does, between }) => (
              <div key={does}>
                <dt>
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && between}
                      <kbd>{key}</kbd>
                    </span>
                  ))}
                </dt>
                <dd>{t(`keys.${does}`)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles['single']}>
            <span>{t('keys.single')}</span>
            <Switch label={t('keys.single')} on={isOn} onChange={turn} testId="single-keys" />
          </div>
          <Button onClick={close} data-first>
            {t('keys.close')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
