import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The rooms of src/, the upper first: an import only goes down. Rooms in one line stand beside each other. */
const ROOMS = [
  ['app', 'gallery', 'worker'],
  ['game'],
  ['lobby', 'hand'],
  ['settings'],
  ['table', 'line'],
  ['model', 'speech'],
  ['board', 'wire'],
];

/** Rooms that may not have any package, not even Svelte. */
const PACKAGES_OF = /** @type {Record<string, object[]>} */ ({
  board: [{ regex: '^[^.]', message: 'the kernel stands on the language alone' }],
  wire: [{ regex: '^[^.]', message: 'the protocol stands on the language alone' }],
});

const TESTS = ['src/**/*.test.ts'];

export default defineConfig(
  { ignores: ['coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      eqeqeq: 'error',
      // It asks for `!`, which no-non-null-assertion refuses. `as` names what is known to be there.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // Numbers are what most of our texts are made of.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  ...walls(),
  {
    files: ['src/board/**/*.ts'],
    ignores: TESTS,
    rules: {
      // Everywhere the same places: whole numbers, no chance, no clock, and nothing that a machine may round its
      // own way. `tsc` sees to the same with tsconfig.board.json, where a type would name the browser.
      'no-restricted-globals': ['error', ...beyondTheLanguage(), 'Date', 'Intl'],
      'no-restricted-properties': ['error', ...roundedByTheMachine()],
    },
  },
  {
    files: ['*.js', '*.ts', 'bench/*.ts'],
    languageOptions: {
      globals: globals.node,
      parserOptions: { projectService: false, project: 'tsconfig.tools.json' },
    },
  },
);

/** For each room: it may import itself and the rooms below. A folder that is no room has no place here yet. */
function walls() {
  const found = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const stranger = found.find((folder) => !ROOMS.flat().includes(folder.name));
  if (stranger)
    throw new Error(`src/${stranger.name}: give the room its place among ROOMS in eslint.config.js`);
  return ROOMS.flat().map((room) => ({
    files: [`src/${room}/**/*.{ts,svelte}`],
    ignores: TESTS,
    rules: { 'no-restricted-imports': forbidden([...notBelow(room), ...(PACKAGES_OF[room] ?? [])]) },
  }));
}

/** @returns {['error', object]} */
function forbidden(/** @type {object[]} */ patterns) {
  return ['error', { patterns }];
}

function notBelow(/** @type {string} */ room) {
  const line = ROOMS.findIndex((rooms) => rooms.includes(room));
  const others = ROOMS.slice(0, line + 1)
    .flat()
    .filter((other) => other !== room);
  if (others.length === 0) return [];
  return [
    {
      regex: `^(\\.\\.?/)+(${others.join('|')})(/|$)`,
      message: `${room} does not stand above ${others.join(' or ')}`,
    },
  ];
}

function beyondTheLanguage() {
  return Object.keys(globals.browser).filter((name) => !(name in globals.builtin));
}

function roundedByTheMachine() {
  const names = 'acos asin atan atan2 cbrt cos exp hypot log log10 log2 pow random sin tan'.split(' ');
  return names.map((property) => ({ object: 'Math', property }));
}
