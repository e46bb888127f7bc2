import { DISTRICT_IDS } from '@great-fire/game';
import type { DistrictId } from '@great-fire/game';
import type { Region } from '@great-fire/game/board';
import { BOARD, REGIONS } from '@great-fire/game/board';
import { useTranslation } from 'react-i18next';
import css from './map-thumbnail.module.css';
import { outlineOf } from './ground/outlines';

const washed = (region: Region) =>
  DISTRICT_IDS.filter((id) => BOARD[id].map.region === region && BOARD[id].map.kind !== 'grass')
    .map(outlineOf)
    .join('');

const WASHES = REGIONS.map((region) => ({ region, d: washed(region) }));
const FIELDS = DISTRICT_IDS.filter((id) => BOARD[id].map.kind === 'grass')
  .map(outlineOf)
  .join('');

interface MapThumbnailProps {
  readonly burning: readonly string[]; // district ids; others are left out
}

/** The city as a flat small picture: regions in their washes, burning districts in ember. */
export function MapThumbnail({ burning }: MapThumbnailProps) {
  const { t } = useTranslation('map');
  const fires = DISTRICT_IDS.filter((id: DistrictId) => burning.includes(id));
  return (
    <svg
      className={css['thumbnail']}
      viewBox="14 14 1572 946"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('thumbnail', { count: fires.length })}
    >
      <rect x={-400} y={-400} width={2400} height={1900} fill="var(--water)" />
      <g stroke="var(--street)" strokeWidth={9} strokeLinejoin="round">
        <path d={FIELDS} fill="var(--grass)" />
        {WASHES.map(({ region, d }) => (
          <path key={region} d={d} fill={`var(--wash-${region})`} />
        ))}
        <path d={fires.map(outlineOf).join('')} fill="var(--thumbnail-fire)" />
      </g>
    </svg>
  );
}
