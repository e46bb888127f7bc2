import { Suspense } from 'react';
import { Log } from '../table/log/log';
import { ChoicesThen } from './choices-then';
import { HandsThen } from './hands-then';
import { lazily } from '../shell/lazily';

const CourseCharts = lazily(() => import('./charts/charts').then(({ Charts }) => ({ default: Charts })));

export type PanelName = 'log' | 'choices' | 'hands' | 'course';

/** What lies beside the map: what happened, what could have been done, what was held, and how it all went. */
export function Panel({ name }: { readonly name: PanelName }) {
  switch (name) {
    case 'log':
      return <Log />;
    case 'choices':
      return <ChoicesThen />;
    case 'hands':
      return <HandsThen />;
    case 'course':
      return (
        <Suspense fallback={null}>
          <CourseCharts />
        </Suspense>
      );
  }
}
