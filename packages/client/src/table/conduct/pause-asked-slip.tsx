import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { TimeLeft } from '../clock/time-left';
import { nameOf, useTable } from '../table-context';
import { AwaitedSlip } from './awaited-slip';
import { ConductSlip } from './conduct-slip';
import styles from './conduct.module.css';
import { useWish } from './use-wish';

/** Somebody asks for a pause: yes or no. */
export function PauseAskedSlip() {
  const { t } = useTranslation('conduct');
  const { conduct, match } = useTable();
  const { isBusy, refused, ask } = useWish();
  const { pauseAsked } = conduct;
  if (pauseAsked === null) return null;
  const answer = (agrees: boolean) => void ask({ do: 'answer-pause', agrees });
  return (
    <ConductSlip
      testId="pause-asked"
      title={t('pause.asked', { name: nameOf(match, pauseAsked.by) })}
      refused={refused}
      ways={
        <>
          <Button disabled={isBusy} onClick={() => answer(true)} data-testid="agree">
            {t('pause.agree')}
          </Button>
          <Button kind="quiet" disabled={isBusy} onClick={() => answer(false)} data-testid="play-on">
            {t('pause.refuse')}
          </Button>
          <span className={styles['until']}>
            <TimeLeft until={pauseAsked.until} />
          </span>
        </>
      }
    />
  );
}

/** I asked for a pause: who has not answered yet. */
export function PauseAwaitedSlip() {
  const { t } = useTranslation('conduct');
  const { conduct } = useTable();
  const { pauseAsked } = conduct;
  if (pauseAsked === null) return null;
  const { asked, until } = pauseAsked;
  return <AwaitedSlip testId="pause-awaited" title={t('pause.mine')} asked={asked} until={until} />;
}
