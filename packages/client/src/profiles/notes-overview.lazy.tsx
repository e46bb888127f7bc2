import type { MyBlocksAndNotes as Care, PublicName } from '@great-fire/protocol';
import { Link } from 'wouter';
import { fetchBlocksAndNotes, unblockPerson } from '../api/notes';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { Button } from '../ui/button';
import { UserText } from '../ui/user-text';
import styles from './notes.module.css';

/** Overview of the player's blocks and notes, on the own profile only. */
export function NotesOverview() {
  const { t } = useTranslation('notes');
  const { data, error, setData } = useFetch<Care>(fetchBlocksAndNotes);
  const unblocking = useMutation();
  if (data === null) return <RequestError error={error} />;
  const { blocked, noted } = data;
  const isBlocked = ({ handle }: PublicName) => blocked.some((person) => person.handle === handle);
  const noteTextFor = ({ handle }: PublicName) =>
    noted.find((person) => person.handle === handle)?.text ?? '';
  const people = [...blocked, ...noted.filter((person) => !isBlocked(person))].map((person) => ({
    ...{ handle: person.handle, name: person.name },
    ...{ isBlocked: isBlocked(person), text: noteTextFor(person) },
  }));
  const unblock = async (handle: string) => {
    if (await unblocking.runVoid(() => unblockPerson(handle)))
      setData({ ...data, blocked: blocked.filter((person) => person.handle !== handle) });
  };
  return (
    <section aria-labelledby="my-care" className="stack gap-4" data-testid="notes-overview">
      <h2 id="my-care">{t('title')}</h2>
      <p className="intro">{t('hint')}</p>
      {people.length === 0 && <p className="intro">{t('empty')}</p>}
      <ul className="line-below">
        {people.map(({ handle, name, isBlocked, text }) => (
          <li key={handle} className="row spread line-above gap-16 pad-6-0 touch">
            <span className="narrowable">
              <Link href={`/people/${handle}`}>
                <UserText>{name}</UserText>
              </Link>
              {isBlocked && <small className="text-13-5 block">{t('blockedBadge')}</small>}
              {text !== '' && <small className={`${styles['text']} text-13-5 block`}>{text}</small>}
            </span>
            {isBlocked && (
              <Button
                size="small"
                disabled={unblocking.isPending}
                aria-label={t('unblockPlayer', { name })}
                onClick={() => void unblock(handle)}
              >
                {t('unblockButton')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <RequestError error={unblocking.error} />
    </section>
  );
}
