import { useState } from 'react';
import { useSearchParams } from 'wouter';
import css from './gallery.module.css';
import { MOCKS, sizeOf } from './mocks';

/** Ours beside the mock at the same size, or laid over it. The picture is there only where ../shared is. */
export function Beside() {
  const [query] = useSearchParams();
  const [over, setOver] = useState(query.has('over') ? 0.5 : 0);
  const mock = MOCKS.find((one) => one.mock === query.get('mock')) ?? MOCKS[0];
  if (mock === undefined) return null;
  const [width, height] = sizeOf(mock);
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
          value={over}
          onChange={(event) => setOver(Number(event.target.value))}
        />
      </label>
      <div className={css['pair']}>
        <img src={`/mock/${mock.mock}.png`} width={width} height={height} alt="" />
        <div className={css['ours']} style={{ width, height }}>
          <iframe title={mock.ours} src={`${mock.ours}?theme=${theme}`} width={width} height={height} />
          {over > 0 && (
            <img
              src={`/mock/${mock.mock}.png`}
              width={width}
              height={height}
              alt=""
              style={{ opacity: over }}
            />
          )}
        </div>
      </div>
    </div>
  );
}
