import { useState } from 'react';
import { useLocation } from 'wouter';
import { type GroupMember, GROUP_NAME_MAX } from '@great-fire/protocol';
import {
  closeGroup,
  fetchGroup,
  removeGroupMember,
  renameGroup,
  renewGroupLink,
  setGroupOwner,
} from '../api/groups';
import { useMutation } from '../api/use-mutation';
import { useTranslation } from '../i18n/use-translation';
import { GROUPS_PATH } from '../lib/routes';
import { Button } from '../ui/button';
import { Disclosure } from '../ui/disclosure';
import { TextField } from '../ui/text-field';
import { UserText } from '../ui/user-text';
import { ConfirmedAction } from './confirmed-action';
import { GroupError } from './group-error';
import type { GroupPageProps } from './group-page';
import styles from './groups.module.css';

/** The changes that an owner may make. A member can leave. */
export function ManageGroup({ group, onChange }: GroupPageProps) {
  const { t } = useTranslation('groups');
  const [, navigate] = useLocation();
  const me = group.members.find(({ isMe }) => isMe);
  const goToGroups = () => navigate(GROUPS_PATH);
  if (me === undefined) return null;
  if (!me.isOwner)
    return (
      <ConfirmedAction
        label={t('leave')}
        hint={t('leaveHint')}
        isDangerous
        testId="leave-group"
        run={() => removeGroupMember(group.id, me.id)}
        onDone={goToGroups}
      />
    );
  const reload = async () => onChange(await fetchGroup(group.id));
  const others = group.members.filter(({ isMe }) => !isMe);
  return (
    <Disclosure
      summary={t('manage')}
      className={`line-above pad-top-10 ${styles['manage']}`}
      testId="manage-group"
    >
      <RenameForm key={group.name} group={group} onDone={reload} />
      <ConfirmedAction
        label={t('renewLink')}
        hint={t('renewHint')}
        testId="renew-link"
        run={() => renewGroupLink(group.id)}
        onDone={reload}
      />
      {others.map((member) => (
        <ManagedMember key={member.id} groupId={group.id} member={member} onDone={reload} />
      ))}
      <ConfirmedAction
        label={t('close')}
        hint={t('closeHint')}
        isDangerous
        testId="close-group"
        run={() => closeGroup(group.id)}
        onDone={goToGroups}
      />
    </Disclosure>
  );
}

function RenameForm({
  group,
  onDone,
}: Pick<GroupPageProps, 'group'> & { readonly onDone: () => Promise<void> }) {
  const { t } = useTranslation('groups');
  const [name, setName] = useState(group.name);
  const { isPending, error, runVoid } = useMutation();
  const isSame = name.trim() === '' || name.trim() === group.name;
  return (
    <form
      className="flex wrap bottom gap-10"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) void runVoid(() => renameGroup(group.id, name.trim()).then(onDone));
      }}
    >
      <TextField label={t('groupName')} value={name} maxLength={GROUP_NAME_MAX} onChange={setName} />
      <Button type="submit" disabled={isPending || isSame}>
        {t('rename')}
      </Button>
      <GroupError error={error} />
    </form>
  );
}

interface ManagedMemberProps {
  readonly groupId: string;
  readonly member: GroupMember;
  readonly onDone: () => Promise<void>;
}

function ManagedMember({ groupId, member, onDone }: ManagedMemberProps) {
  const { t } = useTranslation('groups');
  const name = member.name ?? t('unnamed');
  return (
    <div className={`row wrap wide any-break gap-4-20 ${styles['managed']}`}>
      <UserText>{name}</UserText>
      <ConfirmedAction
        label={t('makeOwner')}
        fullLabel={t('makeOwnerOf', { name })}
        hint={t('makeOwnerHint', { name })}
        run={() => setGroupOwner(groupId, member.id)}
        onDone={onDone}
      />
      <ConfirmedAction
        label={t('remove')}
        fullLabel={t('removeMember', { name })}
        hint={t('removeHint', { name })}
        isDangerous
        run={() => removeGroupMember(groupId, member.id)}
        onDone={onDone}
      />
    </div>
  );
}
