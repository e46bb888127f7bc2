/** What the map shows on top of the pieces for an offer. */
import type { DistrictId } from '@great-fire/game';
import type { MapMarks, VerbMark } from '../map/marks';
import type { Choice, Glance } from './choice';
import type { ActOffer, IntensifyOffer, Offer, SpreadOffer } from './offer';

/** The marks of the moment; `glance` adds what the pointer rests on. */
export function marksOf(offer: Offer, choice: Choice, glance: Glance): MapMarks {
  const pieces = offer.moment === 'act' ? offer.pieces : [];
  const pickable = pieces.map(({ at, kind }) => ({ district: at, piece: kind }));
  return { ...momentMarks(offer, choice, glance), pickable, flashed: glance.named };
}

function momentMarks(offer: Offer, choice: Choice, glance: Glance): MapMarks {
  switch (offer.moment) {
    case 'spread':
    case 'spread-again':
      return spreadMarks(offer);
    case 'band':
    case 'pawn':
      return { place: offer.places, selected: offer.action === null ? null : choice.district };
    case 'act':
      return actMarks(offer, glance.district);
    case 'intensify':
      return intensifyMarks(offer, choice);
    default:
      return {};
  }
}

function spreadMarks({ lit, plan }: SpreadOffer): MapMarks {
  const chosen = plan && { to: plan.spread.to, exit: plan.spread.exit, path: plan.path };
  return { lit, chosen, veil: lit.length > 0 };
}

function actMarks(offer: ActOffer, glanced: DistrictId | null): MapMarks {
  const { piece, reached, putOuts, demolitions } = offer;
  const goal = reached.find(({ to }) => to === glanced) ?? offer.goal;
  const verbs: readonly VerbMark[] = [
    ...putOuts.map((district): VerbMark => ({ district, verb: 'put-out', cost: 1 })),
    ...demolitions.map((district): VerbMark => ({ district, verb: 'demolish', cost: null })),
    ...(goal?.pinned === true ? [{ district: goal.to, verb: 'contain', cost: goal.cost } as const] : []),
  ];
  return {
    verbs,
    reach: reached,
    selected: piece?.at ?? null,
    selectedPiece: piece?.kind ?? null,
    ...(piece !== null && goal !== null && { route: [piece.at, ...goal.path] }),
    veil: piece !== null,
  };
}

function intensifyMarks({ room, due }: IntensifyOffer, { picks }: Choice): MapMarks {
  const counted: { [D in DistrictId]?: number } = {};
  for (const district of picks) counted[district] = (counted[district] ?? 0) + 1;
  const left = room.map((entry) => ({ ...entry, room: entry.room - (counted[entry.district] ?? 0) }));
  return { picks: counted, room: due === 0 ? [] : left, veil: due > 0 };
}
