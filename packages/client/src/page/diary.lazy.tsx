import { useCallback } from 'react';
import { fetchDiary } from '../api/diary';
import { useFetch } from '../api/use-fetch';
import { RequestError } from '../ui/request-error';
import styles from './diary.module.css';

interface DiaryPageProps {
  readonly match: string;
  readonly noDiary: string; // what to say if the group of the table keeps none
}

/** An ended game as a page of a diary, in the language of its table. */
export function DiaryPage({ match, noDiary }: DiaryPageProps) {
  const fetcher = useCallback(() => fetchDiary(match), [match]);
  const { data, error } = useFetch(fetcher);
  if (data === null)
    return (
      <div className={`stack gap-8 any-break packed ${styles['page']}`}>{<RequestError error={error} />}</div>
    );
  const { diary } = data;
  if (diary === null) return <p>{noDiary}</p>;
  return (
    <div
      className={`stack gap-8 any-break packed ${styles['page']}`}
      lang={diary.language}
      data-testid="diary"
    >
      <p className={styles['date']}>{diary.date}</p>
      {diary.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
