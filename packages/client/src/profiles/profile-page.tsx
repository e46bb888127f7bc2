import { type Profile as Page, isolateText } from '@great-fire/protocol';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { setProfilePublic, fetchProfile } from '../api/profiles';
import { useFetch } from '../api/use-fetch';
import { useMutation } from '../api/use-mutation';
import { currentLanguage } from '../i18n/i18n';
import { useTranslation } from '../i18n/use-translation';
import { RequestError } from '../ui/request-error';
import { SwitchField } from '../ui/switch';
import { PageStatus, TextPage } from '../page/text-page';
import { UserText } from '../ui/user-text';
import styles from './profiles.module.css';
import { GameHistory } from './game-history';
import { ProfileStats } from './profile-stats';
import { LazyNotesOverview, LazyPersonNotes } from './lazy-notes';

/** Profile with statistics and games. `personRef`: a handle, or a seat of the person. */
export function ProfilePage({ personRef }: { readonly personRef: string }) {
  const fetcher = useCallback(() => fetchProfile(personRef), [personRef]);
  const { data, error, setData } = useFetch<Page>(fetcher);
  const { t } = useTranslation('profiles');
  if (data === null) return <PageStatus error={error} />;
  const name = data.name ?? t('unnamedPlayer');
  return (
    <TextPage title={isolateText(name)}>
      <header className="flex wrap spread baseline gap-4-20">
        <h1>
          <UserText>{name}</UserText>
        </h1>
        {data.rating !== null && <Rating {...data.rating} />}
      </header>
      {data.isMe && (
        <VisibilitySwitch profile={data} onChange={(isOpen) => setData({ ...data, isPublic: isOpen })} />
      )}
      {data.handle === null ? (
        <p className="intro">{t('privateProfile', { name })}</p>
      ) : (
        <>
          <ProfileStats totals={data.totals} />
          <GameHistory handle={data.handle} />
        </>
      )}
      {data.relation !== null && (
        <div className="stack gap-14 on-panel outlined round-8 pad-14-16">
          <LazyPersonNotes personRef={data.handle ?? personRef} name={name} relation={data.relation} />
        </div>
      )}
      {data.isMe && <LazyNotesOverview />}
    </TextPage>
  );
}

function Rating({ rating, games }: NonNullable<Page['rating']>) {
  const { t } = useTranslation('profiles');
  const value = rating.toLocaleString(currentLanguage(), { minimumFractionDigits: 1 });
  return (
    <p className={`text-17 ${styles['rating']}`}>
      <Link href="/leaderboard">
        {t('rating')} <b className="numbers">{value}</b>
      </Link>{' '}
      <span className="quiet">{t('ratedGameCount', { count: games })}</span>
    </p>
  );
}

interface VisibilitySwitchProps {
  readonly profile: Page;
  readonly onChange: (isOpen: boolean) => void;
}

/** Switch for the visibility of the profile to others. */
function VisibilitySwitch({ profile, onChange }: VisibilitySwitchProps) {
  const { t } = useTranslation('profiles');
  const { isPending, error, runVoid } = useMutation();
  const change = async (isOpen: boolean) => {
    if (await runVoid(() => setProfilePublic(isOpen))) onChange(isOpen);
  };
  return (
    <div className={`row spread on-panel outlined round-8 ${styles['openness']}`}>
      <SwitchField
        label={t('publicSwitch')}
        isStrong
        hint={
          <>
            <p className="intro">{t(profile.isPublic ? 'publicHint' : 'privateHint')}</p>
            <RequestError error={error} />
          </>
        }
        checked={profile.isPublic}
        disabled={isPending}
        onChange={(isOpen) => void change(isOpen)}
        testId="profile-public"
      />
    </div>
  );
}
