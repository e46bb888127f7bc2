/**
 * Who has which colour, read off what burned (OPT-A): nobody likes to burn own houses, so a seat that burnt many of a
 * colour hardly owns it. Bayes' rule over the spreads of each seat, beginning with what the cards tell.
 */
import type { Colour, GameEvent, PlayerView } from '@great-fire/game';
import { COLOURS } from '@great-fire/game';
import type { Owners } from '../worth/stakes';
import { ownersFromCards } from '../worth/stakes';

/** Each own house in a district makes it so much less likely to be burnt: e to the power of this. Fitted: docs/bots.md. */
export const RELUCTANCE = 0.2;

/** How sure the view's seat is of the others' colours, after all that it heard. */
export function ownersFromPlay(view: PlayerView, log: readonly GameEvent[], reluctance = RELUCTANCE): Owners {
  if (view.viewer === null || view.own === null) throw new Error('A spectator has no colour');
  const owners = ownersFromCards(view, view.viewer, view.own.colour);
  if (!view.rules.hiddenColours) return owners;
  const burnt = view.seats.map(() => new Map<Colour, number>());
  for (const event of log) {
    if (event.type !== 'houses-burned') continue;
    for (const colour of COLOURS) {
      const known = burnt[event.seat];
      known?.set(colour, (known.get(colour) ?? 0) + (event.houses[colour] ?? 0));
    }
  }
  return owners.map((prior, seat) => {
    const weight = (colour: Colour) =>
      prior[colour] * Math.exp(-reluctance * (burnt[seat]?.get(colour) ?? 0));
    const sum = COLOURS.reduce((total, colour) => total + weight(colour), 0);
    return Object.fromEntries(COLOURS.map((colour) => [colour, weight(colour) / sum])) as Owners[number];
  });
}
