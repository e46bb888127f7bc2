/**
 * The service worker: the page opens offline, and notifications arrive. `vite-plugins/pwa.ts` builds it. An open page
 * keeps its version until it is closed; then the new service worker takes over.
 */
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import '../notifications/push-worker';

declare const PRECACHE: PrecacheEntry[]; // the build's files

precacheAndRoute(PRECACHE, { directoryIndex: '' }); // navigation to the front page goes to the network too
cleanupOutdatedCaches();

// The network first: a table under older rules has a page of its own. While the server is being started or replaced, the
// page of this version opens, says so and connects by itself.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  async ({ request }) => {
    const answer = await fetch(request).catch(() => null);
    if (answer !== null && answer.status < 500) return answer;
    return (await matchPrecache('index.html')) ?? answer ?? Response.error();
  },
);
