import { legalChoices } from '@great-fire/game';
import { verifyRecord, type GameRecord } from '@great-fire/game/record';
import { createTestTable, playMoves, startTestServer, type TestSocket } from '../../testing';
import { rebuildMatch } from '../../testing/rebuild-match';
import { loadMatch } from './load-match';

const VARIANTS = [
  { seats: 3, hiddenColours: false, moreDestruction: false, cones: 65 },
  { seats: 4, hiddenColours: true, moreDestruction: false, cones: 100 },
  { seats: 5, hiddenColours: false, moreDestruction: true, cones: 65 },
  { seats: 6, hiddenColours: true, moreDestruction: true, cones: 65 },
] as const;

const viewOf = ({ latestSync }: TestSocket) => {
  if (latestSync?.frame == null) throw new Error('Nothing is shown');
  return latestSync.frame.view;
};

describe.each(VARIANTS)('a whole game of $seats players over real sockets', ({ seats, ...options }) => {
  test('ends, is rebuilt from seed and log alone, and has a record that verifies', async () => {
    const server = await startTestServer();
    try {
      const party = await createTestTable(server.url, { players: seats, options });
      for (const socket of party.sockets)
        expect(await socket.emitWithAck('legal-actions')).toMatchObject({
          ok: true,
          ...legalChoices(viewOf(socket)),
        });
      expect(await party.spectator.socket.emitWithAck('legal-actions')).toMatchObject({
        ok: false,
        code: 'not-your-seat',
      });
      await playMoves(party, `whole-${String(seats)}`);
      const match = await server.storage.matches.find(party.matchId);
      if (match === null) throw new Error('The match is gone');
      expect(match.status).toBe('finished');

      const rebuilt = await rebuildMatch(server.storage, match);
      const stored = await loadMatch(server.storage, match);
      expect(stored?.state.stateId).toBe(match.stateId);
      expect(JSON.parse(JSON.stringify(stored?.state.game))).toEqual(JSON.parse(JSON.stringify(rebuilt)));
      const seen = party.spectator.socket.latestSync?.frame?.view;
      expect(seen?.result).toEqual(rebuilt.result);

      const answer = await party.spectator.client.request<GameRecord>(
        'GET',
        `/api/matches/${party.matchId}/record`,
      );
      expect(answer.status).toBe(200);
      expect(verifyRecord(answer.body)).toMatchObject({ ok: true });
      expect(answer.body.commitment).toBe(party.sockets[0]?.latestSync?.seedCommitment);
      party.close();
    } finally {
      await server.stop();
    }
  });
});
