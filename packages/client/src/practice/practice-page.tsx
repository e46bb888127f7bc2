import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { BesideTheCity } from '../lobby/beside-the-city';
import front from '../lobby/front-page.module.css';
import { TopBar } from '../ui/top-bar';
import { KeptGames } from './kept-games';
import { PracticeSlip } from './practice-slip';

/** Games that need no server: a new one, and those that this device keeps. */
export function PracticePage() {
  const { t } = useTranslation('practice');
  const title = t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <BesideTheCity
      kind="front"
      data-testid="practice"
      bar={<TopBar />}
      hero={
        <>
          <h1 className={front['title']}>{title}</h1>
          <p className={front['tagline']}>{t('tagline')}</p>
          <PracticeSlip />
        </>
      }
    >
      <KeptGames />
    </BesideTheCity>
  );
}
