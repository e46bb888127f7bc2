import { useState } from 'react';
import { useSearchParams } from 'wouter';
import css from './gallery.module.css';
import { DESIGN_MOCKUPS, parseSize } from './design-mockups';

/** Shows our screen beside the mock at the same size, or under it. The image exists only if ../shared is there. */
export function MockCompare() {
  const [query] = useSearchParams();
  const [opacity, setOpacity] = useState(query.has('over') ? 0.5 : 0);
  const mock = DESIGN_MOCKUPS.find((candidate) => candidate.mock === query.get('mock')) ?? DESIGN_MOCKUPS[0];
  if (mock === undefined) return null;
  const [width, height] = parseSize(mock);
  const theme = query.get('theme') ?? mock.theme;
  return (
    <div className={css['beside']}>
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
