/** Query parameters of the gallery: the viewer, the draft and the hover. */
import { DISTRICT_IDS, type DistrictId, type Seat } from '@great-fire/game';
import type { Hover, InitialDraft } from '../table/move-input/draft-store';
import { THEMES, useTheme } from '../theme/theme';
import type { GalleryPosition } from './positions';

type Query = URLSearchParams;

const parseDistrict = (text: string | null): DistrictId | null =>
  DISTRICT_IDS.find((id) => id === text) ?? null;
const parseIndex = (text: string | null): number | null => (text === null ? null : Number(text));

/** Parses `viewer=2` or `viewer=spectator`. Default: the viewer of the position. */
function parseViewer(query: Query, position: GalleryPosition): GalleryPosition['viewer'] {
  const text = query.get('viewer');
  if (text === null || text === 'turn') return position.viewer;
  const seat: Seat | null = text === 'spectator' ? null : Number(text);
  return () => seat;
}

/**
 * Parses the draft `card=0&district=guild-hall&piece=band:leadenhall&cones=a,b` and the hover `hoverCard=`,
 * `hoverDistrict=`, `hoverInLog=`.
 */
function parseStart(query: Query): InitialDraft {
  const [kind, at] = query.get('piece')?.split(':') ?? [];
  const pieceDistrict = parseDistrict(at ?? null);
  const hover: Partial<Hover> = {
    ...(query.has('hoverCard') && { card: parseIndex(query.get('hoverCard')) }),
    ...(query.has('hoverDistrict') && { district: parseDistrict(query.get('hoverDistrict')) }),
    ...(query.has('hoverInLog') && { inLog: parseDistrict(query.get('hoverInLog')) }),
  };
  return {
    draft: {
      ...(query.has('card') && { card: parseIndex(query.get('card')) }),
      ...(query.has('district') && { district: parseDistrict(query.get('district')) }),
      ...(query.has('doubleMove') && { isDoubleMove: true }),
      ...(query.has('cones') && {
        placedCones: (query.get('cones') ?? '').split(',').flatMap((id) => parseDistrict(id) ?? []),
      }),
      ...(pieceDistrict !== null && {
        piece: { kind: kind === 'pawn' ? 'pawn' : 'band', at: pieceDistrict },
      }),
    },
    hover,
  };
}

/** Returns the position with the viewer, draft and hover of the query. */
export function applyQuery(position: GalleryPosition, query: Query): GalleryPosition {
  const start = parseStart(query);
  return {
    ...position,
    viewer: parseViewer(query, position),
    start: {
      draft: { ...position.start?.draft, ...start.draft },
      hover: { ...position.start?.hover, ...start.hover },
    },
  };
}

/** Applies `theme=night` to this page without storing it. */
export function applyGalleryTheme(query: Query): void {
  const theme = THEMES.find((name) => name === query.get('theme'));
  if (theme === undefined) return;
  document.documentElement.dataset['theme'] = theme;
  useTheme.setState({ theme });
}
