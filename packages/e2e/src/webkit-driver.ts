/** WebKitGTK of the system, driven by the W3C WebDriver protocol. Playwright drives only its own build of WebKit. */
import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { EVENT_DEADLINE_MS } from '@great-fire/testkit/deadlines';
import { waitFor, withDeadline } from '@great-fire/testkit/wait-for';
import * as z from 'zod';
import { freePort } from '@great-fire/testkit/free-port';

const SCREEN = '1600x1000x24';

const replySchema = z.object({ value: z.unknown() });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

/** Starts a program that ends with this process at the latest, also if the run is interrupted. */
function startProgram(file: string, options: readonly string[], settings: SpawnOptions): ChildProcess {
  const child = spawn(file, options, settings);
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  return child;
}

/** A virtual screen, and settings of GTK without animations. */
export class WebKitDesktop {
  private constructor(
    private readonly screen: ChildProcess,
    private readonly configDir: string,
    private readonly display: string,
  ) {}

  static async open(): Promise<WebKitDesktop> {
    const configDir = await mkdtemp(join(tmpdir(), 'great-fire-webkit-'));
    await mkdir(join(configDir, 'gtk-3.0'));
    await writeFile(join(configDir, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    const options = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
    const screen = startProgram('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    const numbers = screen.stdio[3] as Readable;
    const [number] = (await withDeadline('a virtual screen', once(numbers, 'data'))) as [Buffer];
    return new WebKitDesktop(screen, configDir, `:${number.toString('utf8').trim()}`);
  }

  /** The environment of a browser on this screen. */
  get env(): NodeJS.ProcessEnv {
    return { ...process.env, DISPLAY: this.display, XDG_CONFIG_HOME: this.configDir };
  }

  async close(): Promise<void> {
    this.screen.kill('SIGKILL');
    await rm(this.configDir, { recursive: true, force: true });
  }
}

/** A browser window of its own, with empty storage. */
export class WebKitSession {
  private constructor(
    private readonly driver: ChildProcess,
    private readonly url: string,
    readonly version: string,
  ) {}

  static async open(driverPath: string, desktop: WebKitDesktop): Promise<WebKitSession> {
    const port = await freePort();
    const driver = startProgram(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
      env: desktop.env,
      stdio: 'ignore',
    });
    const root = `http://127.0.0.1:${port}`;
    await waitFor('the WebDriver of WebKit', () =>
      fetch(`${root}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
    const { sessionId, capabilities } = sessionSchema.parse(
      await request('POST', `${root}/session`, { capabilities: {} }),
    );
    const session = new WebKitSession(driver, `${root}/session/${sessionId}`, capabilities.browserVersion);
    await session.send('POST', 'timeouts', { script: EVENT_DEADLINE_MS, pageLoad: EVENT_DEADLINE_MS });
    return session;
  }

  /**
   * Sends a command and resolves to its value.
   *
   * @throws Error if WebKit answers with an error
   */
  send(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object): Promise<unknown> {
    return request(method, `${this.url}/${command}`, body);
  }

  async close(): Promise<void> {
    await request('DELETE', this.url);
    this.driver.kill('SIGKILL');
  }
}

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const sent = fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const reply = await withDeadline(`the answer of ${url}`, sent);
  const { value } = replySchema.parse(await reply.json());
  if (!reply.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}
