/**
 * Who has which colour, read off what burned (OPT-A): nobody likes to burn own houses, so a seat that burnt many of a
 * colour hardly owns it. Bayes' rule over the spreads of each seat, beginning with what the cards tell.
 */
import type { Colour, GameEvent, PlayerView } from '@great-fire/game';
import { COLOURS } from '@great-fire/game';
import type { ColourBelief } from '../eval/stakes';
import { priorBelief } from '../eval/stakes';

/** Each own house in a district makes it so much less likely to be burnt: e to the power of this. Fitted: docs/bots.md. */
export const OWN_HOUSE_AVERSION = 0.2;

/** How sure the view's seat is of the others' colours, after all that it heard. */
export function updateBelief(
  view: PlayerView,
  events: readonly GameEvent[],
  aversion = OWN_HOUSE_AVERSION,
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
