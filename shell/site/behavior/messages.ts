import { i18n } from '@lingui/core';

/**
 * What this script says, in the page's language: English is in it, the others are in the app's catalogs, which whoever is
 * logged in has loaded before. It needs no plurals.
 */
async function load(): Promise<Record<string, string>> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="messages"]')?.content;
  if (!address || document.documentElement.lang === 'en') return {};
  try {
    const response = await fetch(address);
    if (response.ok) return await response.json();
    console.warn(`${address} answers ${response.status}`);
  } catch (error) {
    console.warn('The messages could not be loaded.', error);
  }
  return {};
}

i18n.setMessagesCompiler((message) => [message]);
i18n.loadAndActivate({ locale: document.documentElement.lang, messages: await load() });
