import { fetchGroup, setGroupDiary, setGroupReports } from '../api/groups';
import { useMutation } from '../api/use-mutation';
import { lazyWithMessages } from '../i18n/lazy-with-messages';
import { useTranslation } from '../i18n/use-translation';
import { Disclosure } from '../ui/disclosure';
import { SwitchField } from '../ui/switch';
import { GroupError } from './group-error';
import type { GroupPageProps } from './group-page';
import styles from './groups.module.css';

const GroupWebhookSettings = lazyWithMessages(
  () => import('../notifications/webhook-settings.lazy').then((module) => module.GroupWebhookSettings),
  'settings',
);

/** The settings of a member, and those of the owner, for the end of a game. */
export function AfterGame({ group, onChange }: GroupPageProps) {
  const { t } = useTranslation('groups');
  const { id, members, wantsReports, hasDiary, webhook } = group;
  const { isPending, error, runVoid } = useMutation();
  const reload = async () => onChange(await fetchGroup(id));
  const change = (run: () => Promise<undefined>) => void runVoid(() => run().then(reload));
  const isOwner = members.some((member) => member.isMe && member.isOwner);
  return (
    <section aria-labelledby="after-game" className={`stack gap-6 ${styles['afterGame']}`}>
      <h2 id="after-game">{t('afterGame')}</h2>
      <div className="row spread gap-14 touch max-640">
        <SwitchField
          label={t('tellMe')}
          hint={<p className="intro">{t('tellMeHint')}</p>}
          checked={wantsReports}
          disabled={isPending}
          onChange={(wants) => change(() => setGroupReports(id, wants))}
          testId="group-reports"
        />
      </div>
      {isOwner && (
        <div className="row spread gap-14 touch max-640">
          <SwitchField
            label={t('keepDiary')}
            hint={<p className="intro">{t('keepDiaryHint')}</p>}
            checked={hasDiary}
            disabled={isPending}
            onChange={(keeps) => change(() => setGroupDiary(id, keeps))}
            testId="group-diary"
          />
        </div>
      )}
      <GroupError error={error} />
      {isOwner && (
        <Disclosure summary={t('webhook')} className="" testId="group-webhook">
          <GroupWebhookSettings group={id} webhook={webhook} onChange={() => void reload()} />
        </Disclosure>
      )}
    </section>
  );
}
