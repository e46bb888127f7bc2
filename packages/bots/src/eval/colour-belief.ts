/**
 * Estimates hidden colours from burnt houses (OPT-A). Players avoid burning their own houses, so a seat that burnt
 * many houses of a colour is unlikely to own it. Bayes' rule starts from the prior of the cards and uses each seat's
 * burns.
 */
import { COLOURS, type Colour, type GameEvent, type PlayerView } from '@great-fire/game';
import { priorBelief, type ColourBelief } from './stakes';
import { HEURISTIC_WEIGHTS } from './weights';

/** Returns the belief of the view's seat about the colours, after all events. */
export function updateBelief(
  view: PlayerView,
  events: readonly GameEvent[],
  aversion: number = HEURISTIC_WEIGHTS.ownHouseAversion,
): ColourBelief {
  if (view.viewer === null || view.own === null) throw new Error('A spectator has no colour');
  const cardBelief = priorBelief(view, view.viewer, view.own.colour);
  if (!view.rules.hiddenColours) return cardBelief;
  const burntHouses = view.seats.map(() => new Map<Colour, number>());
  for (const event of events) {
    if (event.type !== 'houses-burned') continue;
    for (const colour of COLOURS) {
      const seatBurnt = burntHouses[event.seat];
      seatBurnt?.set(colour, (seatBurnt.get(colour) ?? 0) + (event.houses[colour] ?? 0));
    }
  }
  return cardBelief.map((prior, seat) => {
    const weight = (colour: Colour) =>
      prior[colour] * Math.exp(-aversion * (burntHouses[seat]?.get(colour) ?? 0));
    const sum = COLOURS.reduce((total, colour) => total + weight(colour), 0);
    return Object.fromEntries(
      COLOURS.map((colour) => [colour, weight(colour) / sum]),
    ) as ColourBelief[number];
  });
}
