import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The client goes into the Python package (hatch_build.py); `base` lets it be served under any path.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  server: { fs: { allow: ['..'] } }, // the gallery shows tests/geometry
  build: {
    outDir: '../src/chickenfoot/client',
    emptyOutDir: true,
    license: { fileName: 'licenses.md' }, // of what is bundled
    rolldownOptions: { input: ['index.html', 'gallery.html'] },
  },
});
