import { defineConfig } from 'vite';

/** The page of bench/bench_geometry.py as one script, built as the client is. */
export default defineConfig({
  build: {
    lib: { entry: 'bench/page.ts', formats: ['iife'], name: 'bench', fileName: () => 'page.js' },
    emptyOutDir: true,
  },
});
