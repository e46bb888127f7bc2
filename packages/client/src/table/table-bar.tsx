import { useTranslation } from '../i18n/use-translation';
import { useIsDesktop } from '../lib/use-media-query';
import { useShortcutSetting } from '../lib/keyboard';
import { IconButton } from '../ui/button';
import { TopBar } from '../page/top-bar';
import { TurnClock } from './session/turn-clock';
import { GameMenuButton } from './session/game-menu-button';
import { OtherGame } from './map-pane/other-game';
import { openShortcuts } from './move-input/use-table-shortcuts';
import { KeyboardIcon } from '../ui/icons';
import { TurnProgress } from './turn-progress';
import styles from './table-bar.module.css';
import { useTableValue } from './model/table-context';
import { SpectatorsButton } from './spectators';

/** The bar at the top of a table. */
export function TableBar() {
  const { t } = useTranslation(['table', 'common']);
  const hasHiddenColours = useTableValue(({ view }) => view.rules.hiddenColours);
  const players = useTableValue(({ view }) => view.rules.players);
  const isWide = useIsDesktop();
  const colourVariant = hasHiddenColours
    ? t('common:variant.hiddenColours')
    : t('common:variant.openColours');
  return (
    <TopBar
      isCompact={!isWide}
      center={<TurnProgress />}
      {...(isWide && {
        subtitle: `${colourVariant}, ${t('common:playerCount', { count: players })}`,
        actions: <TableActions />,
      })}
    />
  );
}

/** The clock of the turn, the spectators, the game menu and the keyboard shortcuts. */
function TableActions() {
  const { t } = useTranslation('table');
  const areSingleKeysOn = useShortcutSetting((setting) => setting.isOn);
  return (
    <>
      <OtherGame place="bar" />
      <TurnClock />
      <SpectatorsButton />
      <GameMenuButton />
      <IconButton label={t('shortcuts.openDialog')} onPress={openShortcuts}>
        {areSingleKeysOn ? <kbd className={styles['key']}>k</kbd> : <KeyboardIcon size={20} />}
      </IconButton>
    </>
  );
}
