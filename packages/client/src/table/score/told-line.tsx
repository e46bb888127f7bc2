import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { AgainIcon } from '../pieces';
import styles from './told-line.module.css';
import type { Telling } from './use-telling';
import { TELL_AGAIN } from './use-telling';

const MARKS = ['houses', 'cones', 'objectives', 'tokens', 'hero', 'total'] as const;

/** How far the account has been told; told again when asked. */
export function ToldLine({ telling }: { readonly telling: Telling }) {
  const { t } = useTranslation(['table', 'score']);
  const { isTold, now, canTellAgain, again, skip } = telling;
  if (!canTellAgain) return null;
  const last = MARKS.filter((mark) => isTold(mark)).at(-1);
  return (
    <div className={styles['line']}>
      <Button size="small" onClick={now === null ? again : skip} id={TELL_AGAIN}>
        {now === null && <AgainIcon size={16} />}
        {now === null ? t('score:again') : t('score:skip')}
      </Button>
      <ol className={styles['marks']} aria-hidden="true">
        {MARKS.map((mark) => (
          <li
            key={mark}
            className={`${isTold(mark) ? styles['told'] : ''} ${mark === last ? styles['last'] : ''}`}
          >
            {t(`score:mark.${mark}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}
