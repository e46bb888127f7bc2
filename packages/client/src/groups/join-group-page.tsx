import { useCallback, useState } from 'react';
import { type Group, NAME_MAX, isolateText } from '@great-fire/protocol';
import { usePlayerName } from '../account/player-name';
import { fetchGroupInvitation, joinGroup } from '../api/groups';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { useTranslation } from '../i18n/use-translation';
import { DeadEnd } from '../page/dead-end';
import { PageStatus, TextPage } from '../page/text-page';
import { Button } from '../ui/button';
import { ErrorText, RequestError } from '../ui/request-error';
import { TextField } from '../ui/text-field';
import styles from './groups.module.css';

interface JoinGroupPageProps {
  readonly id: string;
  readonly linkKey: string;
  readonly onJoined: (group: Group) => void;
}

/** The invitation that the link of a group shows to a person who is no member. */
export function JoinGroupPage({ id, linkKey, onJoined }: JoinGroupPageProps) {
  const { t } = useTranslation(['groups', 'lobby']);
  const fetcher = useCallback(() => fetchGroupInvitation(id, linkKey), [id, linkKey]);
  const { data, error } = useFetch(fetcher);
  const { name, setName } = usePlayerName();
  const [isNameMissing, setNameMissing] = useState(false);
  const joining = useMutation();
  if (data === null) {
    if (error?.code === 'not-found' || error?.code === 'bad-request')
      return <DeadEnd title={t('notFound')} hint={t('notFoundHint')} />;
    return <PageStatus error={error} />;
  }
  const join = async () => {
    const ownName = name.trim();
    setNameMissing(ownName === '');
    if (ownName === '') return;
    const group = await joining.run(() => joinGroup(id, { key: linkKey, name: ownName }));
    if (group !== null) onJoined(group);
  };
  return (
    <TextPage title={isolateText(data.name)}>
      <header>
        <h1>{t('joinTitle', { name: data.name })}</h1>
        <p className="intro">
          {t('memberCount', { count: data.members })}. {t('joinHint')}
        </p>
      </header>
      <form
        className={`stack gap-14 ${styles['form']}`}
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <TextField
          label={t('lobby:yourName')}
          value={name}
          maxLength={NAME_MAX}
          onChange={setName}
          error={isNameMissing ? t('lobby:nameRequired') : null}
          data-testid="player-name"
        />
        <Button type="submit" variant="primary" disabled={joining.isPending} data-testid="join-group">
          {t('join')}
        </Button>
        {joining.error?.code === 'not-found' ? (
          <ErrorText>{t('notFoundHint')}</ErrorText>
        ) : (
          <RequestError error={joining.error} />
        )}
      </form>
    </TextPage>
  );
}
