import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { TimeLeft } from '../clock/time-left';
import { nameOf, useTable } from '../table-context';
import { AwaitedSlip } from './awaited-slip';
import { ConductSlip } from './conduct-slip';
import styles from './conduct.module.css';
import { useWish } from './use-wish';

/** Somebody asks to end the game without a result: yes or no. */
export function AbortAskedSlip() {
  const { t } = useTranslation('conduct');
  const { conduct, match } = useTable();
  const { isBusy, refused, ask } = useWish();
  const { abortAsked } = conduct;
  if (abortAsked === null) return null;
  const { id, by, until } = abortAsked;
  const answer = (agrees: boolean) => void ask({ do: 'answer-abort', id, agrees });
  return (
    <ConductSlip
      testId="abort-asked"
      title={t('abort.asked', { name: nameOf(match, by) })}
      refused={refused}
      ways={
        <>
          <Button disabled={isBusy} onClick={() => answer(true)} data-testid="agree-abort">
            {t('abort.agree')}
          </Button>
          <Button kind="quiet" disabled={isBusy} onClick={() => answer(false)} data-testid="decline-abort">
            {t('abort.decline')}
          </Button>
          <span className={styles['until']}>
            <TimeLeft until={until} />
          </span>
        </>
      }
    >
      <p className={styles['note']}>{t('abort.counts')}</p>
    </ConductSlip>
  );
}

/** I asked, or have agreed: who has not answered yet. */
export function AbortAwaitedSlip() {
  const { t } = useTranslation('conduct');
  const { conduct, match, view } = useTable();
  const { abortAsked } = conduct;
  if (abortAsked === null) return null;
  const { id, by, asked, until } = abortAsked;
  const isMine = by === view.viewer;
  const wish = { do: 'answer-abort', id, agrees: false } as const;
  return (
    <AwaitedSlip
      testId="abort-awaited"
      title={isMine ? t('abort.mine') : t('abort.asked', { name: nameOf(match, by) })}
      asked={asked}
      until={until}
      {...(isMine && { takesBack: { wish, testId: 'withdraw-abort' } })}
    />
  );
}

/** That the game was ended, which nobody sees from the map. */
export function AbortedSlip() {
  const { t } = useTranslation('conduct');
  return (
    <ConductSlip testId="aborted" title={t('abort.over')}>
      <p className={styles['note']}>{t('abort.overNote')}</p>
    </ConductSlip>
  );
}
