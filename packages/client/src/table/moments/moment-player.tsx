import { type ReactNode, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary';
import { measureMap } from '../animation/map-metrics';
import animationStyles from '../animation/animation.module.css';
import { MOMENT_VIEWS, type MomentView } from './moment-views';
import type { MomentKind } from './moments';
import type { PlayingMoment } from './use-moments';
import styles from './moments.module.css';

/** Plays the moments of the game above the page. They ignore the pointer and are hidden from screen readers. */
export function MomentPlayer({ playing }: { readonly playing: readonly PlayingMoment[] }) {
  const inPlace = (place: 'banner' | 'page') =>
    playing
      .filter(({ moment }) => MOMENT_VIEWS[moment.kind].place === place)
      .map((moment) => (
        // A picture that fails is left out. The move and its log line remain.
        <ErrorBoundary key={moment.key} fallback={null}>
          <MomentPicture playing={moment} />
        </ErrorBoundary>
      ));
  if (playing.length === 0) return null;
  return (
    <div className={animationStyles['layer']} aria-hidden="true" data-testid="moments">
      {inPlace('page')}
      <BannerColumn>{inPlace('banner')}</BannerColumn>
    </div>
  );
}

function BannerColumn({ children }: { readonly children: readonly ReactNode[] }) {
  const [screenMap] = useState(measureMap);
  if (screenMap === null || children.length === 0) return null;
  const { left, top, width } = screenMap.pane;
  return (
    <div className={styles['column']} style={{ left, top, width }}>
      {children}
    </div>
  );
}

function MomentPicture({ playing }: { readonly playing: PlayingMoment }) {
  const { moment, before, durationMs } = playing;
  const [screenMap] = useState(measureMap);
  if (screenMap === null) return null;
  // The view fits its own kind. TypeScript cannot follow the kind through the index.
  const { View } = MOMENT_VIEWS[moment.kind] as MomentView<MomentKind>;
  return (
    <div className={styles['moment']} data-moment={moment.kind}>
      <View moment={moment} before={before} screenMap={screenMap} durationMs={durationMs} />
    </div>
  );
}
