import { createServer, type RequestListener } from 'node:http';
import { withDeadline } from '@great-fire/testkit/wait-for';
import { withFakeTimers } from '@great-fire/testkit/fake-timers';
import {
  DeliveryUnknownError,
  NotSentError,
  UrlNotAllowedError,
  isPublicIp,
  safePost,
  findUrlRejection,
} from './safe-post';

async function withHttpServer(
  listener: RequestListener,
  testBody: (url: string) => Promise<void>,
): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen');
  try {
    await testBody(`http://127.0.0.1:${String(address.port)}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const postRequest = (url: string) => ({ url, headers: { 'x-test': 'yes' }, body: 'Fire!' });
const PRIVATE_ALLOWED = { allowPrivate: true, timeoutMs: 60_000 };

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false], // metadata service of cloud providers
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['::7f00:1', false],
  ['::2', false],
  ['fec0::1', false],
  ['localhost', false],
])('%s is a public address: %s', (address, is) => {
  expect(isPublicIp(address)).toBe(is);
});

test.each([
  ['http://hooks.example/1', 'is not https'],
  ['https://127.0.0.1/', 'is no public address'],
  ['https://2130706433/', 'is no public address'],
  ['https://0x7f.1/', 'is no public address'],
  ['https://[::1]/', 'is no public address'],
  ['https://[::ffff:10.0.0.1]/', 'is no public address'],
  ['https://[::127.0.0.1]/', 'is no public address'],
  ['https://me:secret@hooks.example/', 'has a name or a password in it'],
  ['https://hooks.example:22/', 'has a port below 1024'],
  ['https://hooks.example:80/', 'has a port below 1024'],
  ['https://hooks.example:1023/', 'has a port below 1024'],
  ['https://hooks.example:1024/', null],
  ['https://hooks.example:443/1', null],
  ['https://hooks.example/1', null],
])('the rejection of %s is %s', (url, why) => {
  expect(findUrlRejection(new URL(url), { allowPrivate: false })).toBe(why);
});

test('sends nothing to a URL that is not allowed, such as one that an earlier version stored', async () => {
  const went = safePost(postRequest('https://hooks.example:22/'), {
    ...PRIVATE_ALLOWED,
    allowPrivate: false,
  });
  await expect(went).rejects.toThrow(UrlNotAllowedError);
});

test('does not connect to a name that resolves to a private address', async () => {
  const went = safePost(postRequest('https://localhost:8443/'), { ...PRIVATE_ALLOWED, allowPrivate: false });
  await expect(went).rejects.toThrow(NotSentError);
  await expect(went).rejects.toHaveProperty('cause.message', 'localhost is at no public address');
});

test('delivers a request and returns a redirection instead of following it', async () => {
  const heard: string[] = [];
  await withHttpServer(
    (request, response) => {
      heard.push(`${request.method ?? ''} ${request.url ?? ''} ${String(request.headers['x-test'])}`);
      response.writeHead(302, { location: '/elsewhere' }).end();
    },
    async (url) => {
      expect((await safePost(postRequest(url), PRIVATE_ALLOWED)).status).toBe(302);
    },
  );
  expect(heard).toEqual(['POST / yes']);
});

test(
  'distinguishes a missing response from a failed connection',
  withFakeTimers(async () => {
    let closed = '';
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await withHttpServer(
      () => arrive(),
      async (url) => {
        closed = url;
        const posted = expect(safePost(postRequest(url), PRIVATE_ALLOWED)).rejects.toMatchObject({
          name: 'DeliveryUnknownError',
          message: 'No answer came',
          cause: { message: 'No answer came within 60000 ms' },
        });
        await withDeadline('the message', arrived);
        jest.advanceTimersByTime(60_000);
        await posted;
      },
    );
    await expect(safePost(postRequest(closed), PRIVATE_ALLOWED)).rejects.toMatchObject({
      name: 'NotSentError',
      message: 'It could not be reached',
      cause: { code: 'ECONNREFUSED' },
    });
  }),
);

test('aborts a request in progress by its signal', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await withHttpServer(
    () => arrive(),
    async (url) => {
      const controller = new AbortController();
      const { signal } = controller;
      const settings = { allowPrivate: true, timeoutMs: 3_600_000, signal };
      const posted = safePost(postRequest(url), settings);
      const outcome = expect(withDeadline('the end of the request', posted)).rejects.toThrow(
        DeliveryUnknownError,
      );
      await withDeadline('the message', arrived);
      controller.abort();
      await outcome;
      await expect(safePost(postRequest(url), settings)).rejects.toThrow(NotSentError);
    },
  );
});
