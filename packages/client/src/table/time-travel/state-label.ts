import { useTranslation } from '../../i18n/use-translation';
import { useDisplayed } from '../display/display-context';
import { useTable } from '../model/table-context';

/** Returns the label of the displayed state: its turn, or the setup. */
export function useStateLabel(): string {
  const { t } = useTranslation('history');
  const { number } = useDisplayed().view.turn;
  return number === 0 ? t('history.setup') : t('history.turn', { turn: number });
}

/** Returns the label of the last state and of the button that returns to it. A finished game is not "live". */
export function useLiveLabel(): { readonly label: string; readonly returnLabel: string } {
  const { t } = useTranslation('history');
  return useTable('view').view.result === null
    ? { label: t('history.live'), returnLabel: t('history.backToLive') }
    : { label: t('history.end'), returnLabel: t('history.backToEnd') };
}
