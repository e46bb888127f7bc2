import type { Wish } from '@great-fire/protocol';
import { listed } from '../../i18n/listed';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { TimeLeft } from '../clock/time-left';
import { nameOf, useTable } from '../table-context';
import { ConductSlip } from './conduct-slip';
import styles from './conduct.module.css';
import { useWish } from './use-wish';

interface AwaitedSlipProps {
  readonly testId: string;
  readonly title: string;
  readonly asked: readonly number[]; // the seats that have not answered yet
  readonly until: number; // ms since 1970, UTC
  readonly takesBack?: { readonly wish: Wish; readonly testId: string }; // how who asked thinks better of it
}

/** A question that others have still to answer. */
export function AwaitedSlip({ testId, title, asked, until, takesBack }: AwaitedSlipProps) {
  const { t } = useTranslation('conduct');
  const { match } = useTable();
  const { isBusy, refused, ask } = useWish();
  return (
    <ConductSlip
      testId={testId}
      title={title}
      refused={refused}
      {...(takesBack !== undefined && {
        ways: (
          <Button
            kind="quiet"
            disabled={isBusy}
            onClick={() => void ask(takesBack.wish)}
            data-testid={takesBack.testId}
          >
            {t('back.withdraw')}
          </Button>
        ),
      })}
    >
      <p className={styles['note']}>
        {t('pause.waitsFor', { names: listed(asked.map((seat) => nameOf(match, seat))) })}{' '}
        <TimeLeft until={until} />
      </p>
    </ConductSlip>
  );
}
