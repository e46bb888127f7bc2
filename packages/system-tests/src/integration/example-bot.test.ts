import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { verifyRecord, type GameRecord } from '@great-fire/game/record';
import { TestClient, startTestServer } from '@great-fire/server/testing';
import { withDeadline } from '@great-fire/testkit/wait-for';
import * as z from 'zod';

const EXAMPLES = join(__dirname, '../../../../docs/examples');
// On a machine without python3 the tests of bot.py fail and name it.
const PROGRAMS = { 'bot.mjs': process.execPath, 'bot.py': 'python3' } as const;
type Example = keyof typeof PROGRAMS;
const EACH = Object.keys(PROGRAMS) as readonly Example[];
const outputSchema = z.object({ match: z.string(), winners: z.array(z.int()).min(1) });

/** Runs an example bot against a server. Resolves to its output. */
async function runExample(example: Example, url: string): Promise<string> {
  const running = promisify(execFile)(PROGRAMS[example], [join(EXAMPLES, example), url]);
  try {
    return (await withDeadline('the end of the game of the example', running, { deadlineMs: 280_000 }))
      .stdout;
  } finally {
    running.child.kill();
  }
}

test.each(EACH)('%s says that it cannot reach a server, and ends', async (example) => {
  // Nothing listens on the discard port.
  await expect(runExample(example, 'http://127.0.0.1:9')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^http:\/\/127\.0\.0\.1:9 cannot be reached: .+\n$/) as string,
  });
});

// The path of a server behind a proxy; '' is the root.
test.each(EACH.flatMap((example) => ['', '/fire'].map((path) => [example, path] as const)))(
  "%s plays a whole game below '%s' without knowing the rules, and the record verifies",
  async (example, path) => {
    const server = await startTestServer(path === '' ? {} : { publicUrl: `http://localhost${path}` });
    const url = `${server.url}${path}`;
    const output = outputSchema.parse(JSON.parse(await runExample(example, url)));
    const record = await new TestClient(url).request<GameRecord>(
      'GET',
      `/api/matches/${output.match}/record`,
    );
    expect(record.status).toBe(200);
    expect(verifyRecord(record.body)).toMatchObject({ ok: true });
    expect(record.body.result.winners).toEqual(output.winners);
    await server.stop();
  },
);
