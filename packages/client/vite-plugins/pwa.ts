import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { PUSH_WORKER, pushWorker } from './push-worker';

const ICON = { type: 'image/png' } as const;

/**
 * The page as an app that opens without a connection. What was built is kept by the browser; but a page that is
 * gone to is asked of the server first, for a table under older rules has a page of its own.
 */
export function pwa(): readonly Plugin[] {
  const plugins = VitePWA({
    strategies: 'generateSW',
    injectRegister: false, // `app/pwa.ts` does so, below a path too
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
      // A page that is open keeps what it was built with until it is closed: then the newer one takes its place.
      skipWaiting: false,
      clientsClaim: false,
      navigateFallback: null,
      directoryIndex: null, // else the front page would be the one that is kept
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
