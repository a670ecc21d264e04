import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { keepShell } from './shell.ts';

// The client goes into the Python package (hatch_build.py); `base` lets it be served under any path.
export default defineConfig({
  base: './',
  plugins: [svelte(), keepShell()],
  server: { fs: { allow: ['..'] } }, // the gallery shows tests/geometry
  build: {
    outDir: '../src/chickenfoot/client',
    emptyOutDir: true,
    license: { fileName: 'licenses.md' }, // of what is bundled
    rolldownOptions: {
      input: { index: 'index.html', gallery: 'gallery.html', sw: 'src/worker/sw.ts' },
      output: {
        // A service worker sees to what lies beside it and below, and its name stays.
        entryFileNames: ({ name }) => (name === 'sw' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
