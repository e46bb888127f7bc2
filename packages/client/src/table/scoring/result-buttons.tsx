import type { Result } from '@great-fire/game';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { fetchTable, previewImageUrl } from '../../api/table';
import { useFetch } from '../../api/use-fetch';
import { formatList } from '../../i18n/format';
import { useTranslation } from '../../i18n/use-translation';
import { mayHaveGroups } from '../../lib/group-membership';
import { copyText } from '../../lib/export-text';
import { groupPath, tableUrl } from '../../lib/routes';
import { Button, buttonClass } from '../../ui/button';
import { LinkIcon } from '../../ui/icons';
import { nameOf, useTable } from '../model/table-context';
import { Dialog, DialogHead } from '../../ui/dialog';
import { TableChat, useTableUnreadBadge } from '../log/table-chat';
import { LazyTableNotes } from '../../profiles/lazy-notes';
import { rankScores } from './score-rows';
import styles from './scoring-screen.module.css';

/**
 * Shares the result: a sentence, the link of this table and the picture of the burnt city. Without a share sheet,
 * copies sentence and link.
 */
export function ShareResult({ result }: { readonly result: Result }) {
  const { t } = useTranslation(['table', 'scoring']);
  const { match } = useTable('match');
  const [message, setMessage] = useState('');
  const { winners } = result;
  const text = t('scoring:shareText', {
    count: winners.length,
    names: formatList(winners.map((seat) => nameOf(match, seat))),
    scores: rankScores(result)
      .map(({ seat, total }) => `${nameOf(match, seat)} ${String(total)}`)
      .join(', '),
  });
  const url = tableUrl(match.id);
  const share = async () => {
    if (!('share' in navigator)) {
      setMessage((await copyText(`${text}\n${url}`, null)) ? t('scoring:resultCopied') : url);
      return;
    }
    const files = await fetchPicture(match.id);
    const data = { text, url };
    const withPicture = { ...data, files };
    // `share` rejects if the user closes the share sheet. That is no error.
    await navigator
      .share(files.length > 0 && navigator.canShare(withPicture) ? withPicture : data)
      .catch(() => undefined);
  };
  return (
    <div className="relative">
      <Button fullWidth onClick={() => void share()} data-testid="share-result">
        <LinkIcon size={18} /> {t('scoring:shareResult')}
      </Button>
      <span
        className={`absolute any-break text-14-5 on-bar max-wide bar-ground round-6 if-filled ${styles['tip']}`}
        role="status"
      >
        {message}
      </span>
    </div>
  );
}

/** Resolves to the picture of the final map as a file; empty if it cannot be fetched. */
async function fetchPicture(match: string): Promise<File[]> {
  try {
    const response = await fetch(previewImageUrl(match, 'square'));
    return response.ok ? [new File([await response.blob()], 'great-fire.png', { type: 'image/png' })] : [];
  } catch {
    return [];
  }
}

/** Opens the chat of a finished game. The spectators' chat is then visible to all. */
export function ChatButton() {
  const { t } = useTranslation('table');
  const [isOpen, setOpen] = useState(false);
  const unreadBadge = useTableUnreadBadge(isOpen);
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)} data-testid="open-chat">
        {t('tabs.chat')}
        {unreadBadge !== '' && ` (${unreadBadge})`}
      </Button>
      {isOpen && (
        <Dialog className={styles['dialog']} onClose={() => setOpen(false)} data-testid="chat-dialog">
          {() => (
            <div className={`column ${styles['chat']}`}>
              <DialogHead title={t('tabs.chat')} />
              <TableChat />
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}

/**
 * Leads the members of the table's group to its page. Asks the server for players, whose groups another device may have
 * joined, and for spectators in a browser that knows of a group.
 */
export function GroupLink() {
  const { view } = useTable('view');
  return view.viewer !== null || mayHaveGroups() ? <OwnGroupLink /> : null;
}

function OwnGroupLink() {
  const { t } = useTranslation('scoring');
  const { match } = useTable('match');
  const fetcher = useCallback(() => fetchTable(match.id), [match.id]);
  const group = useFetch(fetcher).data?.group ?? null;
  if (group === null) return null;
  return (
    <Link
      href={groupPath(group.id)}
      className={buttonClass({ variant: 'ghost', size: 'small' })}
      data-testid="to-group"
    >
      {t('toGroup', { name: group.name })}
    </Link>
  );
}

/** Opens the viewer's notes on the finished game and its players. */
export function NotesButton() {
  const { t } = useTranslation('scoring');
  const { match, view } = useTable('match', 'view');
  const [isOpen, setOpen] = useState(false);
  if (view.viewer === null) return null;
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setOpen(true)} data-testid="open-notes">
        {t('myNotes')}
      </Button>
      {isOpen && <LazyTableNotes match={match.id} onClose={() => setOpen(false)} />}
    </>
  );
}
