import { useState } from 'react';
import { useSearchParams } from 'wouter';
import css from './gallery.module.css';

/** Shows our screen beside the mock at the same size, or under it. The image exists only if ../shared is there. */
export function MockCompare() {
  const [query] = useSearchParams();
  const [opacity, setOpacity] = useState(query.has('over') ? 0.5 : 0);
  const mock = DESIGN_MOCKUPS.find((candidate) => candidate.mock === query.get('mock')) ?? DESIGN_MOCKUPS[0];
  if (mock === undefined) return null;
  const [width, height] = parseSize(mock);
  const theme = query.get('theme') ?? mock.theme;
  return (
    <div className={css['side']}>
      <label className={css['over']}>
        Mock over ours
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={opacity}
          onChange={(event) => setOpacity(Number(event.target.value))}
        />
      </label>
      <div className={css['pair']}>
        <img src={`/mock/${mock.mock}.png`} width={width} height={height} alt="" />
        <div className={css['ours']} style={{ width, height }}>
          <iframe title={mock.ours} src={`${mock.ours}?theme=${theme}`} width={width} height={height} />
          {opacity > 0 && (
            <img
              src={`/mock/${mock.mock}.png`}
              width={width}
              height={height}
              alt=""
              style={{ opacity: opacity }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** The mocks, each with the gallery page of the same position. */
interface DesignMockup {
  readonly mock: string; // 'table-spread-1440x900', an image in ../shared/design/mock
  readonly ours: string; // '/dev/gallery/mock-spread'
  readonly theme: 'parchment' | 'night';
}

export const DESIGN_MOCKUPS: readonly DesignMockup[] = [
  { mock: 'table-spread-1440x900', ours: '/dev/gallery/mock-spread', theme: 'parchment' },
  { mock: 'table-act-1440x900', ours: '/dev/gallery/mock-act', theme: 'parchment' },
  { mock: 'table-night-1440x900', ours: '/dev/gallery/mock-spread', theme: 'night' },
  { mock: 'table-phone-390x844', ours: '/dev/gallery/mock-phone', theme: 'parchment' },
  { mock: 'scoring-1440x900', ours: '/dev/gallery/mock-scoring', theme: 'parchment' },
  { mock: 'lobby-1440x900', ours: '/dev/gallery/lobby', theme: 'parchment' },
  { mock: 'lobby-phone-390x844', ours: '/dev/gallery/lobby', theme: 'parchment' },
  { mock: 'waiting-room-1440x900', ours: '/dev/gallery/waiting-room', theme: 'parchment' },
];

/** Returns width and height in pixels from the name of the image. */
function parseSize({ mock }: DesignMockup): readonly [number, number] {
  const [, width, height] = /(\d+)x(\d+)$/.exec(mock) ?? [];
  return [Number(width), Number(height)];
}
