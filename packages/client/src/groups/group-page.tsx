import { type Group, type GroupMember, isolateText } from '@great-fire/protocol';
import { setGroupInvitations } from '../api/invitations';
import type { RejectedRequest } from '../api/request';
import { useMutation } from '../api/use-mutation';
import { useNetworkOrigin } from '../api/use-network-origin';
import { useTranslation } from '../i18n/use-translation';
import { groupUrl } from '../lib/routes';
import { TextPage } from '../page/text-page';
import { RequestError } from '../ui/request-error';
import { CopyLinkField, QrCode } from '../ui/share-link';
import { SwitchField } from '../ui/switch';
import { UserText } from '../ui/user-text';
import { AfterGame } from './after-game';
import { GroupError } from './group-error';
import { GroupStandings } from './group-standings';
import { type GroupTables, FinishedTables, TablesInPlay } from './group-tables';
import styles from './groups.module.css';
import { ManageGroup } from './manage-group';
import { NextDate } from './next-date';
import { StartGroupTable } from './start-group-table';

export interface GroupPageProps {
  readonly group: Group;
  readonly onChange: (group: Group) => void;
}

interface OpenGroupProps extends GroupPageProps {
  readonly tables: GroupTables;
  readonly error: RejectedRequest | null; // why the page may be out of date
}

/** The page of a group for its members: what they need next stands first, such as the link before anyone has come. */
export function GroupPage({ group, tables, error, onChange }: OpenGroupProps) {
  const { t } = useTranslation('groups');
  const { id, name, members, lastTable } = group;
  const isAlone = members.length === 1;
  return (
    <TextPage title={isolateText(name)}>
      <header>
        <h1>
          <UserText>{name}</UserText>
        </h1>
        <p className="intro">{t('memberCount', { count: members.length })}</p>
        <RequestError error={error} />
      </header>
      {isAlone && <InviteByLink group={group} />}
      <TablesInPlay tables={tables} group={group} />
      <NextDate group={group} onChange={onChange} />
      <StartGroupTable
        group={group}
        hasOpenTable={tables.isLoaded ? tables.hasOpenTable : lastTable?.status === 'open'}
      />
      <FinishedTables tables={tables} hasDiary={group.hasDiary} />
      <GroupStandings id={id} createdAt={group.createdAt} />
      <section aria-labelledby="members">
        <h2 id="members">{t('members')}</h2>
        <ul className={`stack gap-8-20 ${styles['members']}`}>
          {members.map((member) => (
            <li key={member.id} className="flex wrap baseline gap-8 narrowable any-break">
              <MemberName member={member} />
            </li>
          ))}
        </ul>
      </section>
      {!isAlone && <InviteByLink group={group} />}
      <InvitationSwitch group={group} onChange={onChange} />
      <AfterGame group={group} onChange={onChange} />
      <ManageGroup group={group} onChange={onChange} />
    </TextPage>
  );
}

/** The link by which a person becomes a member: at localhost with the address in the local network, if there is one. */
function InviteByLink({ group: { id, key } }: Pick<GroupPageProps, 'group'>) {
  const { t } = useTranslation('groups');
  const networkOrigin = useNetworkOrigin();
  const link = groupUrl(id, key, networkOrigin ?? undefined);
  const isLocal = networkOrigin === undefined; // only this computer can open the link
  return (
    <section aria-labelledby="invite">
      <h2 id="invite">{t('invite')}</h2>
      <div className="flex wrap gap-16">
        {!isLocal && <QrCode link={link} label={t('qrCodeLabel')} />}
        <div className="stack gap-8 packed broad">
          <CopyLinkField
            key={`${link} ${String(isLocal)}`}
            link={link}
            label={t('linkLabel')}
            copyLabel={t('copyLink')}
            shareLabel={t('shareLink')}
            hint={t(isLocal ? 'localHint' : 'inviteHint')}
            copiedHint={t('copied')}
            manualHint={t('copyManually')}
            testId="group-link"
          />
        </div>
      </div>
    </section>
  );
}

/** Switch for invitations to the tables that members start. */
function InvitationSwitch({ group, onChange }: GroupPageProps) {
  const { t } = useTranslation('groups');
  const { isPending, error, runVoid } = useMutation();
  const change = async (invitesMe: boolean) => {
    if (await runVoid(() => setGroupInvitations(group.id, invitesMe))) onChange({ ...group, invitesMe });
  };
  return (
    <div className={`row wrap spread gap-4-20 max-640 ${styles['invitations']}`}>
      <SwitchField
        label={t('invitesMe')}
        hint={<p className="intro">{t('invitesMeHint')}</p>}
        checked={group.invitesMe}
        disabled={isPending}
        testId="group-invitations"
        onChange={(invitesMe) => void change(invitesMe)}
      />
      <GroupError error={error} />
    </div>
  );
}

/** A member with what the viewer should know: the owner, the viewer, who is here, and a block. */
function MemberName({ member }: { readonly member: GroupMember }) {
  const { t } = useTranslation('groups');
  const { name, isMe, isOwner, isHere, isBlocked = false } = member;
  const facts = [
    ...(isMe ? [t('you')] : []),
    ...(isOwner ? [t('owner')] : []),
    ...(isBlocked ? [t('blocked')] : []),
  ];
  return (
    <>
      <span className={isHere ? 'here' : 'away'}>
        <UserText>{name ?? t('unnamed')}</UserText>
        {isHere && !isMe && <span className="visually-hidden">, {t('here')}</span>}
      </span>
      {(facts.length > 0 || (isHere && !isMe)) && (
        <small>
          {facts.join(', ')}
          {isHere && !isMe && (
            <span aria-hidden="true">
              {facts.length > 0 && ', '}
              {t('here')}
            </span>
          )}
        </small>
      )}
    </>
  );
}
