/**
 * Writes a position as text, with ` | ` between the sections. An example:
 *
 *   pudding-lane F12 | s-mary H:rb B1 T:d | dowgate X | seat 0 red put-out:1 hand:NNESW tokens:dm at:holborn
 *
 * A district section holds houses by colour letter (r b g w y k), F cones, B bands, X demolished, T token (d m v).
 * Empty districts are left out. Then follow rules, start, stock, lost, hero, turn, seats, deck and so on. The undo
 * history is not part of a position.
 */
import { DISTRICT_IDS, type DistrictId } from '../board/ids';
import { type GameState, type PublicState, type Seat, COLOURS } from '../state';
import { toGameOptions } from '../variants/rule-set';
import { variantsOf } from '../variants/variant-rules';
import { OPTION_WORDS } from './option-words';
import { COLOUR_LETTER, TOKEN_LETTER } from './letters';

/**
 * Writes one district, such as `s-mary H:rb F1 B1`, or only its id if it is empty. Pass `lying` to include token
 * kinds.
 */
export function writeDistrict(
  state: PublicState,
  id: DistrictId,
  lying?: GameState['secret']['lying'],
): string {
  const { houses, cones, bands, demolished, token } = state.districts[id];
  const knownToken = lying?.[id];
  return [
    id,
    houses.length > 0 ? `H:${houses.map((colour) => COLOUR_LETTER[colour]).join('')}` : '',
    cones > 0 ? `F${cones}` : '',
    bands > 0 ? `B${bands}` : '',
    demolished ? 'X' : '',
    token ? `T${knownToken === undefined ? '' : `:${TOKEN_LETTER[knownToken]}`}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Writes the whole position, in the form that `readPosition` reads. */
export function writePosition(state: GameState): string {
  const districts = DISTRICT_IDS.map((id) => writeDistrict(state, id, state.secret.lying));
  return [...districts.filter((text) => text.includes(' ')), ...tableSections(state)].join(' | ');
}

function tableSections(state: GameState): readonly string[] {
  const { rules, turn, secret } = state;
  const variants = variantsOf(toGameOptions(rules)).map((name) => OPTION_WORDS[name]);
  const destroyed = Object.entries(secret.destroyed).map(([id, token]) => `${id}:${TOKEN_LETTER[token]}`);
  return [
    joinWords('rules', `players:${rules.players}`, ...variants),
    `start ${state.startSeat}`,
    `stock ${state.stock}`,
    joinWords('lost', ...COLOURS.map((colour) => `${COLOUR_LETTER[colour]}${state.lost[colour]}`)),
    state.hero === null ? '' : `hero ${state.hero}`,
    joinWords(
      `turn ${turn.number}`,
      `seat:${turn.seat}`,
      turn.step,
      `points:${turn.points}`,
      turn.card === null ? '' : `card:${turn.card}`,
      `spreads:${turn.spreads}`,
      `actions:${turn.actions}`,
      turn.intensifyBy === null ? '' : `by:${turn.intensifyBy}`,
      `setup:${state.setupDone}`,
    ),
    state.lastTurns === null ? '' : `last ${state.lastTurns}`,
    ...state.seats.map((_, seat) => seatSection(state, seat)),
    joinWords('discards', ...state.discards),
    joinWords('deck', ...secret.deck),
    joinWords('unused', ...secret.unused),
    destroyed.length === 0 ? '' : joinWords('destroyed', ...destroyed),
    joinWords(
      'seed',
      secret.seed,
      `redeals:${secret.redeals}`,
      ...secret.entropies.map((text) => `entropy:${text}`),
    ),
  ].filter((text) => text !== '');
}

function seatSection({ seats, secret }: GameState, seat: Seat): string {
  const player = seats[seat];
  const colour = secret.colours[seat];
  if (player === undefined || colour === undefined) throw new Error(`No seat ${seat}`);
  return joinWords(
    `seat ${seat}`,
    colour,
    `pawn:${player.pawnColour}`,
    `at:${player.pawn ?? 'none'}`,
    `put-out:${player.putOut}`,
    `hand:${(secret.hands[seat] ?? []).join('')}`,
    `tokens:${(secret.tokens[seat] ?? []).map((token) => TOKEN_LETTER[token]).join('')}`,
    `objectives:${(secret.objectives[seat] ?? []).join(',')}`,
  );
}

function joinWords(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ');
}
