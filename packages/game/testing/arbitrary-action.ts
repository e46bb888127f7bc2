/** Actions of any kind, legal or not, for property tests. */
import * as fc from 'fast-check';
import { type Action, DIRECTIONS, DISTRICT_IDS } from '../src/index';

const district = fc.constantFrom(...DISTRICT_IDS);
const card = fc.constantFrom(...DIRECTIONS);

/** Any action that the protocol's schema accepts. */
export const arbitraryAction: fc.Arbitrary<Action> = fc.oneof(
  fc.constantFrom<Action>(
    { type: 'keep-hand' },
    { type: 'redeal' },
    { type: 'end-actions' },
    { type: 'undo' },
  ),
  district.map((id): Action => ({ type: 'place-band', district: id })),
  district.map((id): Action => ({ type: 'place-pawn', district: id })),
  fc
    .tuple(card, district, district, district, fc.boolean())
    .map(([direction, from, exit, to, token]): Action => ({
      type: 'spread',
      card: direction,
      from,
      exit,
      to,
      ...(token ? { token: 'double-move' } : {}),
    })),
  card.map((direction): Action => ({ type: 'discard', card: direction })),
  district.map((to): Action => ({ type: 'move-pawn', to })),
  fc.tuple(district, district).map(([from, to]): Action => ({ type: 'move-band', from, to })),
  district.map((id): Action => ({ type: 'put-out', district: id })),
  district.map((id): Action => ({ type: 'demolish', district: id })),
  fc.array(district, { maxLength: 4 }).map((districts): Action => ({ type: 'intensify', districts })),
);
