import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation';
import { Button, buttonClass } from '../../ui/button';
import { DownloadIcon } from '../../ui/icons';
import type { LocalGameApi } from '../table-context';

/** Controls after a practice game: play again, and download the record. */
export function PracticeRematch({ localGame }: { readonly localGame: LocalGameApi }) {
  const { t } = useTranslation(['table', 'scoring']);
  return (
    <>
      <Link
        href={localGame.newGamePath}
        className={buttonClass({ variant: 'primary', size: 'big', fullWidth: true })}
      >
        {t('scoring:playAgain')}
      </Link>
      <Button fullWidth onClick={() => void localGame.saveRecord()} data-testid="record">
        <DownloadIcon size={18} /> {t('scoring:download')}
      </Button>
    </>
  );
}
