import { useTranslation } from '../../i18n/use-translation';
import { useShortcutSetting } from '../../lib/keyboard';
import { Dialog, DialogHead } from '../../ui/dialog';
import { SwitchField } from '../../ui/switch';
import styles from './shortcuts-dialog.module.css';

const SHORTCUTS = [
  { keys: ['1', '5'], action: 'chooseCard', separator: '–' },
  { keys: ['←', '↑', '→', '↓'], action: 'navigate', separator: ' ' },
  { keys: ['n', 'N'], action: 'nextTarget', separator: ' ' },
  { keys: ['Enter'], action: 'activate', separator: ' ' },
  { keys: ['Esc'], action: 'cancel', separator: ' ' },
  { keys: ['u'], action: 'undo', separator: ' ' },
  { keys: ['e'], action: 'endActions', separator: ' ' },
  { keys: ['m'], action: 'focusMap', separator: ' ' },
  { keys: ['p', 'P'], action: 'point', separator: ' ' },
  { keys: ['[', ']'], action: 'browseHistory', separator: ' ' },
  { keys: ['?', 'F1'], action: 'showHelp', separator: ' ' },
  { keys: ['k'], action: 'showShortcuts', separator: ' ' },
] as const;

/** Lists the keyboard shortcuts that the table has now. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('help');
  const { isOn, setOn } = useShortcutSetting();
  const rows = SHORTCUTS.map((row) => ({
    ...row,
    keys: row.keys.filter((key) => isOn || key.length > 1),
  })).filter(({ keys }) => keys.length > 0);
  return (
    <Dialog data-testid="shortcuts-dialog" onClose={onClose}>
      {() => (
        <div className={`stack gap-14 ${styles['list']}`}>
          <DialogHead title={t('shortcuts.title')} />
          <dl>
            {rows.map(({ keys, action, separator }) => (
              <div key={action}>
                <dt>
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && separator}
                      <kbd>{key}</kbd>
                    </span>
                  ))}
                </dt>
                <dd>{t(`shortcuts.${action}`)}</dd>
              </div>
            ))}
          </dl>
          <div className="row spread gap-14 touch">
            <SwitchField
              label={t('shortcuts.singleKeySwitch')}
              checked={isOn}
              onChange={setOn}
              testId="single-keys"
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}
