/** GET /api/network-origins: where other devices reach a server that runs on the host's own computer. */
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os';
import type { IncomingMessage } from 'node:http';
import type Router from '@koa/router';
import type { NetworkOrigins } from '@great-fire/protocol';
import { isLoopback, type Ingress } from '../shared/ingress';
import { apiRoutes } from './api-routes';
import type { AuthDeps } from './authenticate';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;
type DirectRequest = Pick<IncomingMessage, 'headers' | 'socket'>;

const ALL_ADDRESSES: ReadonlySet<string | null> = new Set([null, '0.0.0.0', '::']);
// Networks of containers, virtual machines and tunnels, which no guest is in.
const VIRTUAL_INTERFACE = /^(?:docker|podman|br-|veth|virbr|vmnet|vboxnet|vEthernet|utun|tun|tap|wg)/i;
const LINK_LOCAL = '169.254.';
const HOME_NETWORK = '192.168.'; // before office networks, which often separate their devices

export interface NetworkOriginsDeps extends AuthDeps {
  readonly listenHost: string | null; // null: every address of the machine
}

/** Adds the route. Its answer is empty unless the caller sits at the server's machine. */
export function networkOriginsRoutes(router: Router, deps: NetworkOriginsDeps): void {
  const { publicRoute } = apiRoutes(router, deps);
  publicRoute('GET /api/network-origins', async (ctx) => {
    const origins = isFromSameMachine(ctx.req, deps.ingress)
      ? listNetworkOrigins(deps.listenHost, ctx.req.socket.localPort, networkInterfaces())
      : [];
    ctx.set('Cache-Control', 'no-store');
    ctx.body = { origins } satisfies NetworkOrigins;
    return Promise.resolve();
  });
}

/**
 * Whether a browser of this machine opened the server at its own port. Behind a proxy or in a container, the machine has
 * addresses that the server does not know.
 */
export function isFromSameMachine({ headers, socket }: DirectRequest, ingress: Ingress): boolean {
  const { host = '' } = headers;
  if (ingress.isPublic || !ingress.isDirect || headers['x-forwarded-for'] !== undefined) return false;
  if (!isLoopback(ingress.clientIpOfSocket(socket)) || !URL.canParse(`http://${host}`)) return false;
  return Number(new URL(`http://${host}`).port || 80) === socket.localPort;
}

/** Returns an origin for each IPv4 address of a network, those of home networks first. */
export function listNetworkOrigins(
  listenHost: string | null,
  port: number | undefined,
  interfaces: Interfaces,
): readonly string[] {
  if (port === undefined) return [];
  const addresses = Object.entries(interfaces)
    .filter(([name]) => !VIRTUAL_INTERFACE.test(name))
    .flatMap(([, infos]) => infos ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
    .filter((address) => !address.startsWith(LINK_LOCAL))
    .filter((address) => ALL_ADDRESSES.has(listenHost) || address === listenHost);
  const isHome = (address: string) => address.startsWith(HOME_NETWORK);
  return addresses
    .sort((a, b) => Number(isHome(b)) - Number(isHome(a)))
    .map((address) => new URL(`http://${address}:${String(port)}`).origin);
}
