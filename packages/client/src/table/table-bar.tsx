import { useTranslation } from '../i18n/use-translation';
import { useIsDesktop } from '../lib/use-media-query';
import { IconButton } from '../ui/button';
import { TopBar } from '../page/top-bar';
import { KeyboardIcon } from '../ui/icons';
import { TurnClock } from './session/turn-clock';
import { GameMenuButton } from './session/game-menu-button';
import { OtherGame } from './map-pane/other-game';
import { openShortcuts } from './move-input/use-table-shortcuts';
import { FireGrowthChip } from './players/fire-growth-chip';
import { TurnProgress } from './turn-progress';
import { useTableValue } from './model/table-context';
import { SpectatorsButton } from './spectators';

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
      actions={isWide ? <TableActions /> : <SmallTableActions />}
      {...(isWide && {
        subtitle: `${colourVariant}, ${t('common:playerCount', { count: players })}`,
      })}
    />
  );
}

/** On a small screen: the countdown of the fire and the game menu. The rest is in the tabs. */
function SmallTableActions() {
  return (
    <>
      <FireGrowthChip />
      <GameMenuButton />
    </>
  );
}

/** The clock of the turn, the spectators, the game menu and the keyboard shortcuts. */
function TableActions() {
  const { t } = useTranslation('table');
  return (
    <>
      <OtherGame place="bar" />
      <TurnClock />
      <SpectatorsButton />
      <GameMenuButton />
      <IconButton label={t('openShortcuts')} onPress={openShortcuts}>
        <KeyboardIcon size={20} />
      </IconButton>
    </>
  );
}
