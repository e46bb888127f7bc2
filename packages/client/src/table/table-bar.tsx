import { useTranslation } from '../i18n/use-translation';
import { useIsWide } from '../shell/media';
import { useSingleKeys } from '../shell/single-keys';
import { IconButton } from '../ui/icon-button';
import { TopBar } from '../ui/top-bar';
import { TurnClock } from './clock/turn-clock';
import { WaysButton } from './conduct/ways-button';
import { Elsewhere } from './elsewhere/elsewhere';
import { useShowKeys } from './keys/keys-context';
import { KeyboardIcon } from './pieces';
import { Stepper } from './stepper';
import styles from './table-bar.module.css';
import { useTable } from './table-context';
import { WatchersButton } from './watchers/watchers-button';

/** The bar over a table. */
export function TableBar() {
  const { t } = useTranslation(['table', 'common']);
  const { view } = useTable();
  const isWide = useIsWide();
  const colours = view.rules.hiddenColours
    ? t('common:variant.hiddenColours')
    : t('common:variant.openColours');
  return (
    <TopBar
      short={!isWide}
      middle={<Stepper />}
      {...(isWide && {
        sub: `${colours}, ${t('common:players', { count: view.rules.players })}`,
        aside: <Aside />,
      })}
    />
  );
}

/** The time of the turn, how many watch, what may be asked of the table, and where the keys are told. */
function Aside() {
  const { t } = useTranslation('table');
  const showKeys = useShowKeys();
  const isOn = useSingleKeys((keys) => keys.isOn);
  return (
    <>
      <Elsewhere place="bar" />
      <TurnClock />
      <WatchersButton />
      <WaysButton />
      <IconButton label={t('keys.open')} onPress={showKeys}>
        {isOn ? <kbd className={styles['key']}>k</kbd> : <KeyboardIcon size={20} />}
      </IconButton>
    </>
  );
}
