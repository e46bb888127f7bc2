import { type Action, type TurnPhase, legalActions } from '@great-fire/game';
import { dealGame, playUntil } from '../gallery/random-play';
import { frameFor } from '../testing/frame';
import { connectMatch, withMatch } from '../testing/with-match';
import type { MatchClient } from './match-client';
import { createFrameworkClient } from './transport';

/** Returns two legal pawn moves of the seat on turn, to different districts. */
function twoPawnMoves(client: MatchClient): readonly [Action, Action] {
  const { view } = client.getSnapshot();
  const moves = view === null ? [] : legalActions(view).filter(({ type }) => type === 'move-pawn');
  const [first, second] = moves;
  if (first === undefined || second === undefined) throw new Error('The pawn cannot move to two districts');
  return [first, second];
}

test('sends the action as it was given, with the id of the state that it was chosen on', () =>
  withMatch(async ({ client, server }) => {
    const { stateId } = client.getSnapshot();
    const [first] = twoPawnMoves(client);
    await client.act(first);
    await client.act({ type: 'undo' });
    expect(server.receivedMoves.map(({ id: _, ...message }) => message)).toEqual([
      { stateId, action: first },
      { stateId: stateId + 1, action: { type: 'undo' } },
    ]);
  }));

test('gives each of two actions on one state its own answer', () =>
  withMatch(async ({ client, server }) => {
    const { stateId } = client.getSnapshot();
    const [first, second] = twoPawnMoves(client);
    const answers = await Promise.all([client.act(first), client.act(second)]);
    expect(answers).toEqual([
      { ok: true, stateId: stateId + 1 },
      expect.objectContaining({ ok: false, code: 'stale' }),
    ]);
    expect(server.receivedMoves.map(({ action }) => action)).toEqual([first, second]);
    expect(client.getSnapshot()).toMatchObject({ stateId: stateId + 1, isSending: false });
  }));

test('leaves the judgement of an action of another phase to the server', () =>
  withMatch(async ({ client, server }) => {
    const complaint = jest.spyOn(console, 'error').mockImplementation();
    const answer = await client.act({ type: 'intensify', districts: [] });
    complaint.mockRestore();
    expect(answer).toMatchObject({ ok: false, code: 'illegal-move', rule: 'ACT-1' });
    expect(server.receivedMoves).toHaveLength(1);
  }));

test('rejects an action that the game does not have or that comes before the first state, and sends nothing', () =>
  withMatch(async ({ client, server }) => {
    await expect(client.act({ type: 'toString' } as unknown as Action)).rejects.toThrow('sent no move');
    const early = connectMatch(server);
    await expect(early.act({ type: 'end-actions' })).rejects.toThrow('no state to act on');
    expect([client, early].map((each) => each.getSnapshot().isSending)).toEqual([false, false]);
    const [first] = twoPawnMoves(client);
    await expect(client.act(first)).resolves.toMatchObject({ ok: true });
    expect(server.receivedMoves).toHaveLength(1);
  }));

test('sends an action with the id of the frame that was set last, even if that is older', async () => {
  const deal = dealGame(3, 'frames');
  const frameAt = (step: TurnPhase) =>
    frameFor(
      playUntil(deal, 1, ({ turn }) => turn.step === step),
      0,
    );
  const [older, newer] = [frameAt('spread'), frameAt('act')];
  const sent: number[] = [];
  const framework = createFrameworkClient('frames', (stateId) => {
    sent.push(stateId);
    return Promise.resolve({ ok: true, stateId });
  });
  for (const frame of [newer, older]) {
    framework.setFrame(frame);
    framework.setPlayer(frame.view.turn.seat);
    const [action] = legalActions({ ...frame.view, viewer: frame.view.turn.seat });
    if (action !== undefined) await framework.act(action);
  }
  expect(sent).toEqual([newer.stateId, older.stateId]);
});
