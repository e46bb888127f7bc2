/** Checks the bot moves in a stored game. No page waits for an acknowledgement of a bot move. */
import { OPENING_HAND_ANSWERS, type Action, type Seat } from '@great-fire/game';
import type { InspectedGame } from '@great-fire/server/testing';
import type { ClientHistory } from './check-history';

const BOT_MOVE_PREFIX = 'bot:'; // followed by the state id that the bot saw; no page sends such a move id

/** Whether the server made the move at the start, from the standing answer of its seat. No page sends such an id. */
function isOpeningHand({ stateId, moveId, action }: InspectedGame['log'][number]): boolean {
  const { type } = JSON.parse(action) as Action;
  return (
    moveId === `opening-hand:${String(stateId)}` && OPENING_HAND_ANSWERS.some((answer) => answer === type)
  );
}

/** Returns the violations, one line each. A seat without a history belongs to a bot. */
export function findBotViolations(
  histories: readonly ClientHistory[],
  { match, log }: InspectedGame,
): readonly string[] {
  const humanSeats = new Set(histories.map(({ seat }) => seat));
  const violations: string[] = [];
  const decidedOn = new Set<string>();
  const seatLabel = (seat: Seat) => `seat ${String(seat)}`;
  for (const { seat, bot } of match.seats)
    if ((bot === null) !== humanSeats.has(seat))
      violations.push(`${seatLabel(seat)} is not controlled by the player who joined it`);
  for (const row of log) {
    if (isOpeningHand(row)) continue;
    const { stateId, seat, moveId } = row;
    const isBotMove = moveId.startsWith(BOT_MOVE_PREFIX);
    if (isBotMove && humanSeats.has(seat))
      violations.push(`${moveId} is a bot's move in the person's ${seatLabel(seat)}`);
    if (!isBotMove && !humanSeats.has(seat))
      violations.push(`${moveId} is no bot's move in the bot's ${seatLabel(seat)}`);
    if (!isBotMove) continue;
    if (decidedOn.has(moveId)) violations.push(`a bot moved twice on the state of ${moveId}`);
    decidedOn.add(moveId);
    if (moveId !== `${BOT_MOVE_PREFIX}${String(stateId - 1)}`)
      violations.push(
        `${moveId} led to state ${String(stateId)}, not the one after the state that the bot saw`,
      );
  }
  return violations;
}
