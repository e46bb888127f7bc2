import { useTranslation } from '../../i18n/use-translation';
import { useShown } from '../shown';
import { useTable } from '../table-context';

/** What the shown state is called: its turn, or the setup. */
export function usePastName(): string {
  const { t } = useTranslation('story');
  const { number } = useShown().view.turn;
  return number === 0 ? t('history.setup') : t('history.turn', { turn: number });
}

/** What the last state is called, and the way back to it: a game that is over is live no more. */
export function usePresentName(): { readonly now: string; readonly back: string } {
  const { t } = useTranslation('story');
  return useTable().view.result === null
    ? { now: t('history.live'), back: t('history.backToLive') }
    : { now: t('history.end'), back: t('history.backToEnd') };
}
