import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { restoreProcess } from './restore-process.mjs';

const REPLACED = {
  '@jest/globals': new URL('./jest-globals.mjs', import.meta.url).href,
  '@lingui/core/macro': new URL('./english-messages.mjs', import.meta.url).href,
};
const MARK = /\?\d+$/;
/**
 * Contracts keep nothing of a test except the sentences that other modules write, which `restoreProcess` clears, and
 * memoized values. The module that records pacts keeps more.
 */
const CONTRACTS = new URL('../../../contracts/', import.meta.url).href;
const TEXT = `${CONTRACTS}text.ts`;
const FRESH_TEXT = new URL('./fresh-text.mjs', import.meta.url).href;
const RECORDING = `${CONTRACTS}testing/`;
/** Modules between the runner and the tests, such as this one. */
const BETWEEN = new URL('./', import.meta.url).href;

/** Where a module's imports resolve to. */
const resolved = new Map();
/** Sources without their types, by URL: stripping them is a good part of what loading a module anew takes. */
const stripped = new Map();
let lastMark;

/**
 * These tests run in plain Node, several files one after the other in a worker. Packages are loaded once for all of
 * them, and so are the contracts, which take most of the loading time. Carillon's other modules are loaded again for
 * each test file, so no file sees another one's leftovers. The runner marks a test file's URL with the time
 * ('?1795402155622'), and its imports inherit the mark.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (Object.hasOwn(REPLACED, specifier)) return { url: REPLACED[specifier], shortCircuit: true };
    const mark = MARK.exec(context.parentURL ?? '')?.[0];
    if (!mark) return next(specifier, context);
    const key = `${context.parentURL.slice(0, -mark.length)} ${specifier} ${context.conditions.includes('require')}`;
    let foundResolved = resolved.get(key);
    if (!foundResolved) {
      foundResolved = { ...next(specifier, context), shortCircuit: true };
      if (foundResolved.url === TEXT) foundResolved = { url: FRESH_TEXT, shortCircuit: true };
      resolved.set(key, foundResolved);
    }
    return isFresh(foundResolved.url) ? { ...foundResolved, url: foundResolved.url + mark } : foundResolved;
  },
  load(url, context, next) {
    const mark = MARK.exec(url)?.[0];
    if (!mark || context.format !== 'module-typescript') return next(url, context);
    if (mark > (lastMark ?? '')) {
      // The first module of a test file.
      if (lastMark) restoreProcess();
      lastMark = mark;
    }
    return { format: 'module', source: withoutTypes(url.slice(0, -mark.length)), shortCircuit: true };
  },
});

const isFresh = (url) =>
  url.startsWith('file:') && !isShared(url) && !url.includes('/node_modules/') && !url.includes('?');
const isShared = (url) =>
  url.startsWith(CONTRACTS) ? !url.startsWith(RECORDING) : url.startsWith(BETWEEN) && url.endsWith('.mjs');

function withoutTypes(url) {
  let source = stripped.get(url);
  if (source === undefined) {
    source = stripTypeScriptTypes(readFileSync(new URL(url), 'utf8'));
    stripped.set(url, source);
  }
  return source;
}
