import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../../ui/error-boundary';
import { type MapMetrics, measureMap } from '../animation/map-metrics';
import animationStyles from '../animation/animation.module.css';
import { useDisplayStore } from '../model/display-context';
import { MOMENT_VIEWS, type MomentView } from './moment-views';
import type { MomentKind } from './moments';
import type { PlayingMoment } from './use-moments';
import styles from './moments.module.css';

/** Plays the moments of the game above the page. They are hidden from screen readers. */
export function MomentPlayer({ playing }: { readonly playing: readonly PlayingMoment[] }) {
  useStage(playing.some(({ moment }) => MOMENT_VIEWS[moment.kind].place !== 'banner'));
  const pictures = (isBanner: boolean) =>
    playing
      .filter(({ moment }) => (MOMENT_VIEWS[moment.kind].place === 'banner') === isBanner)
      .map((moment) => (
        // A picture that fails is left out. The move and its log line remain.
        <ErrorBoundary key={moment.key} fallback={null}>
          <MomentPicture playing={moment} />
        </ErrorBoundary>
      ));
  if (playing.length === 0) return null;
  return (
    <div
      className={`clipped no-press fixed ${animationStyles['layer']}`}
      aria-hidden="true"
      data-testid="moments"
    >
      {pictures(false)}
      <BannerColumn>{pictures(true)}</BannerColumn>
    </div>
  );
}

/** Keeps the map of a phone where it is while a moment plays on it. */
function useStage(isStaging: boolean): void {
  const store = useDisplayStore();
  useEffect(() => {
    if (!isStaging) return undefined;
    store.setState({ isStaging });
    return () => store.setState({ isStaging: false });
  }, [store, isStaging]);
}

function BannerColumn({ children }: { readonly children: readonly ReactNode[] }) {
  const [screenMap] = useState(measureMap);
  if (screenMap === null || children.length === 0) return null;
  const { left, top, width } = screenMap.pane;
  return (
    <div className={`column level gap-10 absolute ${styles['column']}`} style={{ left, top, width }}>
      {children}
    </div>
  );
}

function MomentPicture({ playing }: { readonly playing: PlayingMoment }) {
  const { moment, before, durationMs } = playing;
  const [screenMap] = useState(measureMap);
  if (screenMap === null) return null;
  // The view fits its own kind. TypeScript cannot follow the kind through the index.
  const { View, place } = MOMENT_VIEWS[moment.kind] as MomentView<MomentKind>;
  const picture = <View moment={moment} before={before} screenMap={screenMap} durationMs={durationMs} />;
  return (
    <div className="no-box" data-moment={moment.kind}>
      {place === 'map' ? <OnMap screenMap={screenMap}>{picture}</OnMap> : picture}
    </div>
  );
}

interface OnMapProps {
  readonly screenMap: MapMetrics; // when the picture began
  readonly children: ReactNode;
}

/** Moves a picture with the map, which the user may scroll and the next move may pan. */
function OnMap({ screenMap, children }: OnMapProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [left, top] = screenMap.toScreen([0, 0]);
    const follow = () => {
      const [x, y] = measureMap()?.toScreen([0, 0]) ?? [left, top];
      if (place.current !== null) place.current.style.translate = `${x - left}px ${y - top}px`;
    };
    const options = { capture: true, passive: true } as const;
    window.addEventListener('scroll', follow, options);
    return () => window.removeEventListener('scroll', follow, options);
  }, [screenMap]);
  return <div ref={place}>{children}</div>;
}
