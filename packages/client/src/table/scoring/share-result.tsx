import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { copyText } from '../../lib/copy-text';
import { tableUrl } from '../../lobby/table-url';
import { Button } from '../../ui/button';
import { LinkIcon } from '../../pieces';
import { useTable } from '../table-context';
import styles from './scoring-screen.module.css';

/** The link of this table, to hand on: it shows the account and the last map to whoever has it. */
export function ShareResult() {
  const { t } = useTranslation(['table', 'score']);
  const { match } = useTable();
  const [message, setMessage] = useState('');
  const link = tableUrl(match.id);
  const share = async () => {
    // Whoever closes the sheet again has shared nothing, and nothing is wrong.
    if ('share' in navigator) await navigator.share({ url: link }).catch(() => undefined);
    else setMessage((await copyText(link, null)) ? t('score:copied') : link);
  };
  return (
    <>
      <Button fullWidth onClick={() => void share()} data-testid="share-result">
        <LinkIcon size={18} /> {t('score:share')}
      </Button>
      <p className={styles['said']} role="status">
        {message}
      </p>
    </>
  );
}
