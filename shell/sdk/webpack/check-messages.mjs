import { SOURCE_LOCALE } from '@carillon/contracts/domain/locales.ts';
import { readCatalog } from './read-catalogs.mjs';

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
  let read = catalogs.get(_compilation);
  if (!read) catalogs.set(_compilation, (read = readCatalog(folder, SOURCE_LOCALE)));
  addDependency(`${folder}/locales/${SOURCE_LOCALE}.po`);
  return read;
}
