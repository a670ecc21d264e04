/**
 * What is done to the built pages: the service worker learns of which files they consist, and what is text lies
 * there compressed too, so that the server need not do it at every request.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const NOT_KEPT: ReadonlySet<string> = new Set([WORKER, 'licenses.md']);
const TEXT = /\.(?:js|css|svg|json|webmanifest|md)$/;
const WORTH_IT = 400; // bytes: less than this gains nothing

export function keepShell(): Plugin {
  return {
    name: 'keep-shell',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir = '.' }) {
        tellWorker(dir);
        for (const file of filesIn(dir)) compress(join(dir, file));
      },
    },
  };
}

/** Write into the worker what this version is: another one whenever one byte of it is another. */
function tellWorker(dir: string): void {
  const found = filesIn(dir);
  const digest = createHash('sha256');
  for (const file of found) digest.update(`${file}\n`).update(readFileSync(join(dir, file)));
  const files = found
    .filter((file) => !NOT_KEPT.has(file))
    .map((file) => (file === 'index.html' ? './' : file));
  const shell = { version: digest.digest('hex').slice(0, 16), files };
  const worker = join(dir, WORKER);
  writeFileSync(worker, `self.SHELL=${JSON.stringify(shell)};\n${readFileSync(worker, 'utf8')}`);
}

function filesIn(dir: string): string[] {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(dir.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
}

function compress(file: string): void {
  if (!TEXT.test(file)) return;
  const content = readFileSync(file);
  if (content.length < WORTH_IT) return;
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: size }));
}
