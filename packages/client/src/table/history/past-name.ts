import { useTranslation } from 'react-i18next';
import { useShown } from '../shown';

/** What the shown state is called: its turn, or the setup. */
export function usePastName(): string {
  const { t } = useTranslation('story');
  const { number } = useShown().view.turn;
  return number === 0 ? t('history.setup') : t('history.turn', { turn: number });
}
