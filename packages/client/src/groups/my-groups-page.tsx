import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type MyGroups, GROUP_NAME_MAX, NAME_MAX } from '@great-fire/protocol';
import { usePlayerName } from '../account/player-name';
import { createGroup, fetchMyGroups } from '../api/groups';
import { ApiRequestError } from '../api/request';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { formatMeeting } from '../i18n/format';
import { useTranslation } from '../i18n/use-translation';
import { groupPath } from '../lib/routes';
import { findTimeToCome, isDateUnanswered } from '../lobby/own-date';
import { PageStatus, TextPage } from '../page/text-page';
import { Button } from '../ui/button';
import { RequestError } from '../ui/request-error';
import { TextField } from '../ui/text-field';
import { UserText } from '../ui/user-text';
import styles from './groups.module.css';

/** Resolves to no groups for a browser that has not been here yet. */
const fetchOwnGroups = (): Promise<MyGroups> =>
  fetchMyGroups().catch((error: unknown) => {
    if (error instanceof ApiRequestError && error.body.code === 'not-signed-in') return { groups: [] };
    throw error;
  });

/** The groups of the viewer, and the form for a new one. */
export function MyGroupsPage() {
  const { t } = useTranslation('groups');
  const { data, error } = useFetch(fetchOwnGroups);
  if (data === null) return <PageStatus error={error} />;
  return (
    <TextPage title={t('myGroups')}>
      <header>
        <h1>{t('myGroups')}</h1>
        <p className="intro">{t('intro')}</p>
      </header>
      {data.groups.length === 0 ? (
        <NoGroups />
      ) : (
        <ul className="lines">
          {data.groups.map(({ id, name, members, isOwner, date }) => (
            <li key={id}>
              <Link href={groupPath(id)} className="row touch any-break fell-20">
                <UserText>{name}</UserText>
              </Link>
              <small>
                {t('memberCount', { count: members })}
                {isOwner && `, ${t('owner')}`}
              </small>
              {date !== null && <NextDateLine date={date} />}
            </li>
          ))}
        </ul>
      )}
      <CreateGroupForm />
    </TextPage>
  );
}

interface NextDateLineProps {
  readonly date: NonNullable<MyGroups['groups'][number]['date']>;
  readonly now?: () => number; // default: the time of the device
}

/** Says that the next date of a group waits for the viewer's answer, or names its chosen time. */
function NextDateLine({ date, now = Date.now }: NextDateLineProps) {
  const { t } = useTranslation('groups');
  if (isDateUnanswered(date, now())) return <p className="ember">{t('dateAwaitsAnswer')}</p>;
  const time = findTimeToCome(date);
  return time === null ? null : <p>{t('dateInList', { time: formatMeeting(time) })}</p>;
}

const FEATURES = ['members', 'tables', 'standings'] as const;

/** Says what the page of a group has, in the place where the groups will stand. */
function NoGroups() {
  const { t } = useTranslation('groups');
  return (
    <section className="on-panel outlined round-8 leading-1-4 pad-14-16" data-testid="no-groups">
      <h2>{t('none')}</h2>
      <p>{t('noneHint')}</p>
      <ul className="bullets">
        {FEATURES.map((feature) => (
          <li key={feature}>{t(`feature.${feature}`)}</li>
        ))}
      </ul>
    </section>
  );
}

function CreateGroupForm() {
  const { t } = useTranslation(['groups', 'lobby']);
  const [, navigate] = useLocation();
  const { name, setName } = usePlayerName();
  const [groupName, setGroupName] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const creating = useMutation();
  const create = async () => {
    const group = { groupName: groupName.trim(), name: name.trim() };
    const isMissing = group.groupName === '' || group.name === '';
    setIncomplete(isMissing);
    if (isMissing) return;
    const created = await creating.run(() => createGroup(group));
    if (created !== null) navigate(groupPath(created.id));
  };
  return (
    <section aria-labelledby="new-group">
      <h2 id="new-group">{t('newGroup')}</h2>
      <form
        className={`stack gap-14 ${styles['form']}`}
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <TextField
          label={t('groupName')}
          value={groupName}
          maxLength={GROUP_NAME_MAX}
          onChange={setGroupName}
          error={isIncomplete && groupName.trim() === '' ? t('groupNameRequired') : null}
          data-testid="group-name"
        />
        <TextField
          label={t('lobby:yourName')}
          value={name}
          maxLength={NAME_MAX}
          onChange={setName}
          error={isIncomplete && name.trim() === '' ? t('lobby:nameRequired') : null}
          data-testid="player-name"
        />
        <Button type="submit" variant="primary" disabled={creating.isPending} data-testid="create-group">
          {t('create')}
        </Button>
        <RequestError error={creating.error} />
      </form>
    </section>
  );
}
