import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation';
import { Button, buttonClass } from '../../ui/button';
import { DownloadIcon } from '../pieces';
import type { Practice } from '../table-context';

/** After a game on this device: another one, and its record as a file. */
export function PracticeAgain({ practice }: { readonly practice: Practice }) {
  const { t } = useTranslation(['table', 'score']);
  return (
    <>
      <Link href={practice.another} className={buttonClass({ kind: 'primary', size: 'big', wide: true })}>
        {t('score:playAgain')}
      </Link>
      <Button wide onClick={() => void practice.saveRecord()} data-testid="record">
        <DownloadIcon size={18} /> {t('score:download')}
      </Button>
    </>
  );
}
