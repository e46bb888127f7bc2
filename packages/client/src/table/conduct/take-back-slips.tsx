import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { TimeLeft } from '../clock/time-left';
import { nameOf, useTable } from '../table-context';
import { AwaitedSlip } from './awaited-slip';
import { ConductSlip } from './conduct-slip';
import styles from './conduct.module.css';
import type { SlipProps } from './slip-props';
import lines from './take-back.module.css';
import { useWish } from './use-wish';

/** Somebody asks to take moves back: which, and yes or no. */
export function TakeBackAskedSlip({ going, count }: SlipProps) {
  const { t } = useTranslation('conduct');
  const { conduct, match } = useTable();
  const { isBusy, refused, ask } = useWish();
  const { takeBackAsked } = conduct;
  if (takeBackAsked === null) return null;
  const { id, by, until } = takeBackAsked;
  const answer = (agrees: boolean) => void ask({ do: 'answer-take-back', id, agrees });
  return (
    <ConductSlip
      testId="take-back-asked"
      title={t('back.asked', { name: nameOf(match, by), count })}
      refused={refused}
      ways={
        <>
          <Button disabled={isBusy} onClick={() => answer(true)} data-testid="agree-back">
            {t('back.agree')}
          </Button>
          <Button kind="quiet" disabled={isBusy} onClick={() => answer(false)} data-testid="decline-back">
            {t('back.decline')}
          </Button>
          <span className={styles['until']}>
            <TimeLeft until={until} />
          </span>
        </>
      }
    >
      <div className={lines['lines']} tabIndex={0} role="group" aria-label={t('back.going')}>
        {going}
      </div>
    </ConductSlip>
  );
}

/** I asked, or have agreed: who has not answered yet. */
export function TakeBackAwaitedSlip({ count }: SlipProps) {
  const { t } = useTranslation('conduct');
  const { conduct, match, view } = useTable();
  const { takeBackAsked } = conduct;
  if (takeBackAsked === null) return null;
  const { id, by, asked, until } = takeBackAsked;
  const isMine = by === view.viewer;
  const wish = { do: 'answer-take-back', id, agrees: false } as const;
  return (
    <AwaitedSlip
      testId="take-back-awaited"
      title={isMine ? t('back.mine', { count }) : t('back.asked', { name: nameOf(match, by), count })}
      asked={asked}
      until={until}
      {...(isMine && { takesBack: { wish, testId: 'withdraw-back' } })}
    />
  );
}
