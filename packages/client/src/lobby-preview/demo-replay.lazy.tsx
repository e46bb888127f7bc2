import { type PublicState, publicVp } from '@great-fire/game';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { usePageVisible } from '../lib/page-visibility';
import { useMotionSetting } from '../lib/reduced-motion';
import { HouseIcon } from '../pieces/house';
import { CityMap, MAP_BOX } from '../table/map/city-map';
import { mapTextSize } from '../table/map/layout/compact-layout';
import { Button } from '../ui/button';
import lists from '../lobby/lobby-list.module.css';
import { type DemoReplayFrame, previewFrames, PREVIEW_STAGES, splitAtPosterFrame } from './preview-frames';
import styles from './preview.module.css';

const MIN_WIDTH = 760; // px of the map, as in the style sheet; a narrower window shows a part of it
const { minFontSize } = mapTextSize(MIN_WIDTH / MAP_BOX[2]);
const noop = () => undefined;

/**
 * A silent replay of a whole game on the real map, in a loop. It stands still in a hidden tab, and under reduced motion
 * it is a single picture.
 */
export function DemoReplay() {
  const { t } = useTranslation('lobbyLists');
  const isReduced = useMotionSetting((motion) => motion.isReduced);
  const [isPaused, setPaused] = useState(false);
  const isVisible = usePageVisible();
  const { view, chosenSpread, stage } = useFrame(!isReduced && !isPaused && isVisible, isReduced);
  return (
    <>
      <div
        className={`wide relative clipped framed round-8 on-ground appears ${lists['frame']} ${styles['window']}`}
        data-testid="game-preview"
      >
        <div className={`absolute no-press ${styles['map']}`} aria-hidden="true" inert>
          <CityMap
            view={view}
            viewer={null}
            myColour={null}
            myObjectives={[]}
            marks={{ chosenSpread, selectable: [] }}
            {...(minFontSize !== undefined && { minFontSize })}
            onDistrict={noop}
            onHover={noop}
          />
        </div>
        {!isReduced && (
          <div className={styles['control']}>
            <Button size="small" onClick={() => setPaused(!isPaused)} data-testid="preview-pause">
              {t(isPaused ? 'preview.play' : 'preview.pause')}
            </Button>
          </div>
        )}
      </div>
      <ul className={`stack pad-top-10 ${styles['captions']}`}>
        {PREVIEW_STAGES.map((name) => (
          <li key={name} className={name === stage ? styles['now'] : ''}>
            <b className="block fell-20">{t(`preview.${name}`)}</b>
            <span className="quiet text-14-5">{t(`preview.${name}Hint`)}</span>
            {name === 'score' && <Scores view={view} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The points of the four players at this moment, for display only. */
function Scores({ view }: { readonly view: PublicState }) {
  return (
    <span className="flex gap-14 bold quiet text-14-5 pad-top-4" aria-hidden="true">
      {view.seats.map(({ colour }, seat) => (
        <span className="inline-row gap-4" key={seat}>
          {colour !== null && <HouseIcon colour={colour} size={16} />} {publicVp(view, seat)}
        </span>
      ))}
    </span>
  );
}

/** Returns the frame to show. Advances while running, and starts again after the last frame. */
function useFrame(isRunning: boolean, isStill: boolean): DemoReplayFrame {
  const [{ still, rest }] = useState(splitAtPosterFrame);
  const frames = useRef(rest);
  const [frame, setFrame] = useState(still);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      let next = frames.current.next();
      if (next.done === true) {
        frames.current = previewFrames();
        next = frames.current.next();
      }
      const { value } = next;
      if (value !== undefined) startTransition(() => setFrame(value));
    }, frame.durationMs);
    return () => clearTimeout(timer);
  }, [frame, isRunning]);
  return isStill ? still : frame;
}
