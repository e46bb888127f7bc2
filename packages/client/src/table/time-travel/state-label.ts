import { useTranslation } from '../../i18n/use-translation';
import { useDisplayed } from './displayed-state';
import { useTable } from '../table-context';

/** What the shown state is called: its turn, or the setup. */
export function useStateLabel(): string {
  const { t } = useTranslation('story');
  const { number } = useDisplayed().view.turn;
  return number === 0 ? t('history.setup') : t('history.turn', { turn: number });
}

/** What the last state is called, and the way back to it: a game that is over is live no more. */
export function useLiveLabel(): { readonly label: string; readonly returnLabel: string } {
  const { t } = useTranslation('story');
  return useTable().view.result === null
    ? { label: t('history.live'), returnLabel: t('history.backToLive') }
    : { label: t('history.end'), returnLabel: t('history.backToEnd') };
}
