import { afterEach, expect, jest, test } from '@jest/globals';
import { loadExposed } from './container.ts';

/** The global where a build's chunks register for its entry script, as webpack names it. */
const CHUNKS = 'webpackChunkpages';
const page = globalThis as unknown as Record<string, unknown>;

/** Runs in place of an entry script: a build takes over the chunks that it finds, and makes a container. */
function build(name: string): void {
  const chunks = (page[CHUNKS] as string[] | undefined) ?? [];
  page[CHUNKS] = chunks;
  chunks.push(`${name}’s page`);
  const shownChunk = chunks[0];
  const container = { init: () => undefined, get: async () => () => ({ default: shownChunk }) };
  globalThis.carillonRemotes = { ...globalThis.carillonRemotes, pages: container as never };
}

Object.assign(globalThis, {
  __webpack_init_sharing__: async () => undefined,
  __webpack_share_scopes__: { default: {} },
});

function runEntries(run: (src: string) => void): void {
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const { src } = script as HTMLScriptElement;
    run(src);
    (script as HTMLScriptElement).onload?.(new Event('load'));
  });
}

afterEach(() => {
  jest.restoreAllMocks();
  delete page[CHUNKS];
  globalThis.carillonRemotes = undefined;
});

test('a new build of a micro-frontend runs its own chunks, not those of the build before', async () => {
  runEntries((src) => build(src.includes('new') ? 'new' : 'old'));
  expect(await loadExposed('pages', '/pages/old.js')).toEqual({ default: 'old’s page' });
  expect(await loadExposed('pages', '/pages/new.js')).toEqual({ default: 'new’s page' });
});

test('an entry script without a container isn’t mistaken for the previous build', async () => {
  runEntries((src) => src.includes('old') && build('old'));
  await loadExposed('pages', '/pages/old.js');
  await expect(loadExposed('pages', '/pages/broken.js')).rejects.toThrow('no build of pages');
});

test('a build does not throw away what another micro-frontend has', async () => {
  runEntries(() => build('old'));
  const other = { init: () => undefined, get: async () => () => ({ default: null as never }) };
  globalThis.carillonRemotes = { other };
  await loadExposed('pages', '/pages/old.js');
  expect(globalThis.carillonRemotes?.other).toBe(other);
});
