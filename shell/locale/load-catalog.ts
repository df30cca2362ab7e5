import { i18n } from '@lingui/core';

/**
 * Loads a micro-frontend's messages in the page's language. Builds without catalogs have their English in the scripts.
 * @param catalogs addresses by language
 * @throws Error when they can't be loaded
 */
export async function loadCatalog(catalogs: Readonly<Record<string, string>> | undefined): Promise<void> {
  const { locale } = i18n;
  // An older build may lack a language that the shell has.
  const address = catalogs?.[locale] ?? catalogs?.en;
  if (!address) return;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers ${response.status}`);
  i18n.load(locale, await response.json());
}
