import { useTranslation } from '../i18n/use-translation';
import { flatCity } from 'virtual:pictures';
import css from './map-thumbnail.module.css';

interface MapThumbnailProps {
  readonly burning: readonly string[]; // district ids
}

/** A small flat map of the city, with burning districts highlighted. */
export function MapThumbnail({ burning }: MapThumbnailProps) {
  const { t } = useTranslation('lobbyLists');
  return (
    <svg
      className={css['thumbnail']}
      viewBox="14 14 1572 946"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={t('mapThumbnail', { count: burning.length })}
    >
      <g stroke="var(--street)" strokeWidth={9} strokeLinejoin="round">
        <use href={`${flatCity}#city`} />
        <g fill="var(--thumbnail-fire)">
          {burning.map((id) => (
            <use key={id} href={`${flatCity}#${id}`} />
          ))}
        </g>
      </g>
    </svg>
  );
}
