import { freePort } from '@great-fire/testkit/free-port';
import { preview } from 'vite';
import { startGame } from '../src/lobby';
import { playOneMove } from '../src/play-one-move';
import { RestartableServer } from '../src/restartable-server';
import { expect } from '../src/server-test';
import { test as base } from '../src/user-fixtures';

const PATH = '/fire';

interface SubPath {
  readonly url: string; // http://127.0.0.1:41234/fire
  readonly requestedPaths: readonly string[]; // of the whole host
}

const test = base.extend<{ readonly subPath: SubPath }>({
  subPath: async ({}, use) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}${PATH}`;
    const server = await RestartableServer.open({ PUBLIC_URL: url, TRUSTED_PROXIES: '1' });
    const requestedPaths: string[] = [];
    const record = ({ url: path = '' }: { url?: string }) => void requestedPaths.push(path);
    const proxy = await preview({
      ...{ configFile: false, logLevel: 'silent', appType: 'custom', build: { outDir: __dirname } },
      preview: { host: '127.0.0.1', port, proxy: { [PATH]: { target: server.url, ws: true, xfwd: true } } },
      plugins: [
        {
          name: 'record-paths',
          configurePreviewServer: ({ httpServer }) => {
            httpServer.on('request', record).on('upgrade', record);
          },
        },
      ],
    });
    await use({ url, requestedPaths });
    await proxy.close();
    await server.close();
  },
});

test('behind a proxy, below a path of its host: page, API, sockets, links and cookie stay there', async ({
  newUser,
  subPath,
}) => {
  const baseURL = `${subPath.url}/`;
  const pages = [await newUser({ baseURL }), await newUser({ baseURL })] as const;
  const [anna] = pages;
  const link = await startGame(pages);
  expect(link).toMatch(new RegExp(`^${subPath.url}/t/\\w{10}$`));
  await expect(anna).toHaveURL(link);
  const [cookie] = await anna.context().cookies(subPath.url);
  expect(cookie).toMatchObject({ name: 'session', path: '/fire', httpOnly: true, sameSite: 'Lax' });
  await playOneMove(pages);
  await anna.reload();
  await expect(anna.getByTestId('turn-progress')).toBeVisible();
  await anna.goto('rules');
  await expect(anna.getByRole('heading', { level: 1 })).toBeVisible();
  // The content of the HTML file is visible before the scripts are loaded.
  const early = await newUser({ baseURL, locale: 'de-DE' });
  await early.route('**/assets/shared-*.js', (route) => route.abort());
  await early.goto('');
  await expect(early.getByText('Gegen Bots')).toBeVisible();
  await expect(early.getByText('Against bots')).toBeHidden();
  await early.unroute('**/assets/shared-*.js');
  await early.reload();
  await expect(early.getByTestId('play-now')).toBeVisible();
  await expect(early.locator('#splash')).toHaveCount(0);
  expect(subPath.requestedPaths.length).toBeGreaterThan(10);
  expect(subPath.requestedPaths.filter((path) => !/^\/fire(?:\/|$)/.test(path))).toEqual([]);
});
