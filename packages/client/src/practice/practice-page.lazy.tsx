import { useEffect } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { IllustratedLayout } from '../page/illustrated-layout';
import front from '../lobby/lobby-page.module.css';
import { TopBar } from '../page/top-bar';
import { SavedGames } from './saved-games';
import { PracticeForm } from './practice-form.lazy';

/** Practice games without a server: a form for a new one and the stored ones. */
export function PracticePage() {
  const { t } = useTranslation('practice');
  const title = t('title');
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <IllustratedLayout
      variant="front"
      data-testid="practice"
      bar={<TopBar />}
      hero={
        <>
          <h1 className={front['title']}>{title}</h1>
          <p className={front['tagline']}>{t('tagline')}</p>
          <PracticeForm />
        </>
      }
    >
      <SavedGames />
    </IllustratedLayout>
  );
}
