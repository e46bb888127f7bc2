import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { copyText } from '../../lobby/copy-text';
import { tableLink } from '../../lobby/match-address';
import { Button } from '../../ui/button';
import { LinkIcon } from '../pieces';
import { useTable } from '../table-context';
import styles from './scoring.module.css';

/** The link of this table, to hand on: it shows the account and the last map to whoever has it. */
export function ShareResult() {
  const { t } = useTranslation(['table', 'score']);
  const { match } = useTable();
  const [said, setSaid] = useState('');
  const link = tableLink(match.id);
  const share = async () => {
    // Whoever closes the sheet again has shared nothing, and nothing is wrong.
    if ('share' in navigator) await navigator.share({ url: link }).catch(() => undefined);
    else setSaid((await copyText(link, null)) ? t('score:copied') : link);
  };
  return (
    <>
      <Button wide onClick={() => void share()} data-testid="share-result">
        <LinkIcon size={18} /> {t('score:share')}
      </Button>
      <p className={styles['said']} role="status">
        {said}
      </p>
    </>
  );
}
