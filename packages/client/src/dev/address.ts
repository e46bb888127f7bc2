/** What the gallery's address says: which table, whose eyes, and what is picked and pointed at. */
import { DISTRICT_IDS } from '@great-fire/game';
import type { DistrictId, Seat } from '@great-fire/game';
import type { Glance } from '../table/choice/choice';
import type { StartOfChoice } from '../table/choice/store';
import { THEMES, useTheme } from '../theme/theme';
import type { Position } from './positions';

type Query = URLSearchParams;

const district = (text: string | null): DistrictId | null => DISTRICT_IDS.find((id) => id === text) ?? null;
const place = (text: string | null): number | null => (text === null ? null : Number(text));

/** `viewer=2`, `viewer=watch`, or whom the position names. */
function viewerIn(query: Query, position: Position): Position['viewer'] {
  const text = query.get('viewer');
  if (text === null || text === 'turn') return position.viewer;
  const seat: Seat | null = text === 'watch' ? null : Number(text);
  return () => seat;
}

/** `card=0&district=guild-hall&piece=band:leadenhall&picks=a,b`, and `look=`, `hover=`, `named=` for the glance. */
function startIn(query: Query): StartOfChoice {
  const [kind, at] = query.get('piece')?.split(':') ?? [];
  const standsAt = district(at ?? null);
  const glance: Partial<Glance> = {
    ...(query.has('look') && { card: place(query.get('look')) }),
    ...(query.has('hover') && { district: district(query.get('hover')) }),
    ...(query.has('named') && { named: district(query.get('named')) }),
  };
  return {
    choice: {
      ...(query.has('card') && { card: place(query.get('card')) }),
      ...(query.has('district') && { district: district(query.get('district')) }),
      ...(query.has('twice') && { twice: true }),
      ...(query.has('picks') && {
        picks: (query.get('picks') ?? '').split(',').flatMap((id) => district(id) ?? []),
      }),
      ...(standsAt !== null && { piece: { kind: kind === 'pawn' ? 'pawn' : 'band', at: standsAt } }),
    },
    glance,
  };
}

/** A position as the address wants it seen. */
export function asAddressed(position: Position, query: Query): Position {
  const asked = startIn(query);
  return {
    ...position,
    viewer: viewerIn(query, position),
    start: {
      choice: { ...position.start?.choice, ...asked.choice },
      glance: { ...position.start?.glance, ...asked.glance },
    },
  };
}

/** `theme=night`: this page only; nothing is kept. */
export function showTheme(query: Query): void {
  const theme = THEMES.find((one) => one === query.get('theme'));
  if (theme === undefined) return;
  document.documentElement.dataset['theme'] = theme;
  useTheme.setState({ theme });
}
