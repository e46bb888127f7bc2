import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { IncomingMessage } from 'node:http';
import pino from 'pino';
import { withServer } from '../../testing';
import { request } from '../../testing/request';
import { Ingress } from '../shared/ingress';
import { isFromSameMachine, listNetworkOrigins } from './network-origins';

const info = (address: string, more: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...more }) as NetworkInterfaceInfo;

const LAPTOP = {
  lo: [info('127.0.0.1', { internal: true })],
  docker0: [info('172.17.0.1')],
  eth0: [info('10.1.2.3'), info('fe80::1', { family: 'IPv6' })],
  wlan0: [info('192.168.1.20'), info('169.254.9.9')],
};

test.each<readonly [string | null, readonly string[]]>([
  [null, ['http://192.168.1.20:8000', 'http://10.1.2.3:8000']],
  ['::', ['http://192.168.1.20:8000', 'http://10.1.2.3:8000']],
  ['10.1.2.3', ['http://10.1.2.3:8000']],
  ['127.0.0.1', []],
])('a server that listens at %s names %j', (listenHost, origins) => {
  expect(listNetworkOrigins(listenHost, 8000, LAPTOP)).toEqual(origins);
});

test.each<readonly [string, string, Readonly<Record<string, string>>, number, boolean]>([
  ['127.0.0.1', 'localhost:8000', {}, 0, true],
  ['::1', '[::1]:8000', {}, 0, true],
  ['192.168.1.9', 'localhost:8000', {}, 0, false],
  ['127.0.0.1', 'localhost', {}, 0, false], // a proxy on port 80
  ['127.0.0.1', 'localhost:8000', { 'x-forwarded-for': '192.168.1.9' }, 0, false],
  ['127.0.0.1', 'localhost:8000', {}, 1, false],
  ['127.0.0.1', '::', {}, 0, false],
])(
  'a request from %s at %s with %j and %i proxies: %s',
  (remoteAddress, host, more, trustedProxies, isSame) => {
    const ingress = new Ingress(
      { publicUrl: null, allowedOrigins: [], trustedProxies },
      pino({ level: 'silent' }),
    );
    const socket = { remoteAddress, localPort: 8000 };
    const fromBrowser = { headers: { host, ...more }, socket } as unknown as IncomingMessage;
    expect(isFromSameMachine(fromBrowser, ingress)).toBe(isSame);
  },
);

test(
  'a server names its own addresses to a browser of its machine, with its port',
  withServer(
    async ({ url }) => {
      const response = await request(`${url}/api/network-origins`);
      const port = Number(new URL(url).port);
      expect(await response.json()).toEqual({
        origins: listNetworkOrigins(null, port, networkInterfaces()),
      });
    },
    { host: null },
  ),
);

test(
  'a server that only its machine reaches names none',
  withServer(async ({ url }) => {
    const response = await request(`${url}/api/network-origins`);
    expect(await response.json()).toEqual({ origins: [] });
  }),
);
