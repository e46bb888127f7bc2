import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockPictures } from './dev-server/mock-pictures.mts';

const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [react(), mockPictures()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': { target: SERVER },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
