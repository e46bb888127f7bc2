import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PUSH_WORKER, pushWorker } from './push-worker';

const ICON = { type: 'image/png' } as const;

/**
 * Makes the page a PWA that opens offline. The service worker precaches the build, but navigation goes to the network
 * first: a table under older rules has a page of its own.
 */
export function pwa(): readonly Plugin[] {
  const plugins = VitePWA({
    strategies: 'generateSW',
    injectRegister: false, // `app/pwa.ts` registers it, with the base path
    manifest: {
      name: 'The Great Fire of London 1666',
      short_name: 'Great Fire 1666',
      start_url: './',
      scope: './',
      display: 'standalone',
      background_color: '#f1e6cc',
      theme_color: '#2b2118',
      icons: [
        { ...ICON, src: 'icons/flame-192.png', sizes: '192x192' },
        { ...ICON, src: 'icons/flame-512.png', sizes: '512x512' },
        { ...ICON, src: 'icons/flame-masked-512.png', sizes: '512x512', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['index.html', 'assets/*.{js,css,woff2}', '*.svg'],
      inlineWorkboxRuntime: true,
      importScripts: [PUSH_WORKER],
      sourcemap: false,
      // An open page keeps its version until it is closed. Then the new service worker takes over.
      skipWaiting: false,
      clientsClaim: false,
      navigateFallback: null,
      directoryIndex: null, // otherwise the precached front page would be served
      runtimeCaching: [
        {
          urlPattern: ({ request }) => request.mode === 'navigate',
          handler: 'NetworkOnly',
          options: { precacheFallback: { fallbackURL: 'index.html' } },
        },
      ],
    },
  });
  return [pushWorker(), ...plugins];
}
