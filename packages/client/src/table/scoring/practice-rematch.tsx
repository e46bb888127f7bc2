import { Link } from 'wouter';
import { useTranslation } from '../../i18n/use-translation';
import { Button, buttonClass } from '../../ui/button';
import { DownloadIcon } from '../../pieces';
import type { LocalGameApi } from '../table-context';

/** After a game on this device: another one, and its record as a file. */
export function PracticeRematch({ localGame }: { readonly localGame: LocalGameApi }) {
  const { t } = useTranslation(['table', 'score']);
  return (
    <>
      <Link
        href={localGame.newGamePath}
        className={buttonClass({ variant: 'primary', size: 'big', fullWidth: true })}
      >
        {t('score:playAgain')}
      </Link>
      <Button fullWidth onClick={() => void localGame.saveRecord()} data-testid="record">
        <DownloadIcon size={18} /> {t('score:download')}
      </Button>
    </>
  );
}
