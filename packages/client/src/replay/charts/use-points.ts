import { useEffect, useState } from 'react';
import type { SeenFrom } from '@great-fire/protocol';
import { lastMove } from '../model/course';
import type { Course } from '../model/course';
import { pointsIn } from '../model/points';
import { useReplay } from '../replay-context';

/** By move, by seat; null: it lies not open from there, or is not known yet. */
export type PointsByMove = readonly (readonly (number | null)[])[];

async function pointsOf(course: Course, eyes: SeenFrom): Promise<PointsByMove> {
  const points: (readonly (number | null)[])[] = [];
  for (let move = 0; move <= lastMove(course); move += 1) {
    const view = await course.fetchView(move, eyes);
    points.push(view === null ? [] : pointsIn(view));
  }
  return points;
}

/** The points of every position, as they lie open from where one looks; null until they are counted. */
export function usePoints(): PointsByMove | null {
  const { course, eyes } = useReplay();
  const [points, setPoints] = useState<PointsByMove | null>(null);
  useEffect(() => {
    let isWanted = true;
    void pointsOf(course, eyes).then((counted) => {
      if (isWanted) setPoints(counted);
    });
    return () => {
      isWanted = false;
    };
  }, [course, eyes]);
  return points;
}
