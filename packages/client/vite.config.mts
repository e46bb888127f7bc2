import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER = process.env['SERVER_URL'] ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': { target: SERVER },
      '/socket.io': { target: SERVER, ws: true },
    },
  },
});
