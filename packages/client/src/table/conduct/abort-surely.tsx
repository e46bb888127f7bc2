import type { Wish } from '@great-fire/protocol';
import { listed } from '../../i18n/listed';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { nameOf, useTable } from '../table-context';
import { othersAsked } from './others-asked';

interface AbortSurelyProps {
  readonly isBusy: boolean;
  readonly onAsk: (wish: Wish) => void;
  readonly onBack: () => void;
}

/** Whether somebody means it: who must agree that the game ends, and what that does. */
export function AbortSurely({ isBusy, onAsk, onBack }: AbortSurelyProps) {
  const { t } = useTranslation('conduct');
  const table = useTable();
  const others = othersAsked(table);
  const names = listed(others.map((seat) => nameOf(table.match, seat)));
  const asksOthers = others.length > 0;
  return (
    <>
      <p>
        <b>{t('abort.title')}</b> {asksOthers ? t('back.all', { names }) : t('back.alone')}{' '}
        {t('abort.counts')}
      </p>
      <Button
        kind="danger"
        disabled={isBusy}
        onClick={() => onAsk({ do: 'ask-abort' })}
        data-testid="abort-surely"
      >
        {t(asksOthers ? 'back.ask' : 'abort.now')}
      </Button>
      <Button kind="quiet" onClick={onBack}>
        {t('back.no')}
      </Button>
    </>
  );
}
