import { registerHooks } from 'node:module';

const REPLACED = {
  '@jest/globals': new URL('./jest-globals.mjs', import.meta.url).href,
  '@lingui/core/macro': new URL('./english-messages.mjs', import.meta.url).href,
};

/**
 * Integration tests run in plain Node, several files one after the other in a worker. Packages are loaded once for all
 * of them, which is most of what loading takes; Carillon's own modules are loaded anew for each test file, so that no
 * file finds what another one left in them. The runner marks a test file's URL by the time ('?1795402155622'), and
 * whatever is imported from there on takes the mark over.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (Object.hasOwn(REPLACED, specifier)) return { url: REPLACED[specifier], shortCircuit: true };
    const found = next(specifier, context);
    const mark = /\?\d+$/.exec(context.parentURL ?? '')?.[0];
    return mark && isOwn(found.url) ? { ...found, url: found.url + mark } : found;
  },
});

const isOwn = (url) => url.startsWith('file:') && !url.includes('/node_modules/') && !url.includes('?');
