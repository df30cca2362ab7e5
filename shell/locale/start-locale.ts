import { i18n, type Messages } from '@lingui/core';

declare global {
  /** The shell's messages, which `choose-locale.js` began to load. */
  var carillonMessages: Promise<Messages> | undefined;
}

/**
 * Activates the page's language, before anything is evaluated that has messages.
 * @throws Error when the messages can't be loaded
 */
export async function startLocale(): Promise<void> {
  const { lang } = document.documentElement;
  const messages = await globalThis.carillonMessages;
  // A message that is only text needs no compiling. Lingui would warn about each.
  if (process.env.NODE_ENV === 'production') i18n.setMessagesCompiler((message) => [message]);
  i18n.loadAndActivate({ locale: lang, messages: messages ?? {} });
}
