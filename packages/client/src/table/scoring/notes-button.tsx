import { Suspense, useState } from 'react';
import { LazyTableNotes } from '../../profiles/notes/lazy-notes';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { useTable } from '../model/table-context';

/** Opens the viewer's notes on the finished game and its players. */
export function NotesButton() {
  const { t } = useTranslation('scoring');
  const { match, view } = useTable('match', 'view');
  const [isOpen, setOpen] = useState(false);
  if (view.viewer === null) return null;
  return (
    <>
      <Button fullWidth onClick={() => setOpen(true)} data-testid="open-notes">
        {t('notes')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LazyTableNotes match={match.id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
