import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config.ts';

export default mergeConfig(
  vite,
  defineConfig({
    resolve: { conditions: ['browser'] }, // components as a browser gets them, not as a server draws them
    test: {
      include: ['src/**/*.test.ts'],
      css: true, // a test reads our colours
      coverage: {
        provider: 'v8',
        include: ['src/board/**/*.ts'],
        exclude: ['src/**/*.test.ts'],
        reporter: ['text'],
        thresholds: { 'src/board/**': { lines: 95 } }, // per cent
      },
    },
  }),
);
