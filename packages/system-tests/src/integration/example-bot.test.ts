import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { verifyRecord } from '@great-fire/game/record';
import type { GameRecord } from '@great-fire/game/record';
import { TestClient, withServer } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';
import * as z from 'zod';

const EXAMPLE = join(__dirname, '../../../../docs/examples/bot.mjs');
const outputSchema = z.object({ match: z.string(), winners: z.array(z.int()).min(1) });

/** Runs the example bot against a server. Resolves to its output. */
async function runExample(url: string): Promise<string> {
  const running = promisify(execFile)(process.execPath, [EXAMPLE, url]);
  try {
    return (await withDeadline('the end of the game of the example', running, { deadlineMs: 280_000 }))
      .stdout;
  } finally {
    running.child.kill();
  }
}

test(
  'the example bot plays a whole game without knowing the rules, and the record verifies',
  withServer(async ({ url }) => {
    const output = outputSchema.parse(JSON.parse(await runExample(url)));
    const record = await new TestClient(url).request<GameRecord>(
      'GET',
      `/api/matches/${output.match}/record`,
    );
    expect(record.status).toBe(200);
    expect(verifyRecord(record.body)).toMatchObject({ ok: true });
    expect(record.body.result.winners).toEqual(output.winners);
  }),
);
