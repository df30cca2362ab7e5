import path from 'node:path';
import { SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { readCatalog } from './read-catalogs.mjs';

/** Its messages are on every page: micro-frontends bundle some sources of the UI kit themselves. */
const SHELL = path.resolve(import.meta.dirname, '../..');

/** How the compiled macros name a message: `i18n._({ id: "…"` and `jsx(Trans_, { id: "…"`. */
const NAMED = /(?:\/\*i18n\*\/ \{|Trans_\d*, \{)\s*id: "([^"]+)"/g;

/** Returns the ids of the messages that a compiled source names and a catalog lacks. */
export const missingMessages = (compiled, catalog) =>
  [...compiled.matchAll(NAMED)].map(([, id]) => id).filter((id) => !Object.hasOwn(catalog, id));

/** A webpack loader that passes a source on, and fails the build when English lacks one of its messages. */
export default function checkMessages(compiled) {
  const { folder } = this.getOptions();
  const missing = missingMessages(compiled, readOnce(folder, this));
  if (missing.length > 0)
    this.emitError(
      new Error(`${missing.length} messages are not in the catalogs. Run npm run messages and build again.`),
    );
  return compiled;
}

const catalogs = new WeakMap();

/** Once a build: each of its files asks. */
function readOnce(folder, { _compilation, addDependency }) {
  const folders = [SHELL, folder];
  for (const one of folders) addDependency(path.join(one, 'locales', `${SOURCE_LOCALE}.po`));
  const read =
    catalogs.get(_compilation) ?? Object.assign({}, ...folders.map((one) => readCatalog(one, SOURCE_LOCALE)));
  catalogs.set(_compilation, read);
  return read;
}
