import { i18n } from '@lingui/core';
import { loadMessages } from './load-messages.ts';

/** Activates the page's language, before anything is evaluated that has messages. None of them has plurals. */
export async function startMessages(page: Document): Promise<void> {
  i18n.setMessagesCompiler((message) => [message]);
  i18n.loadAndActivate({ locale: page.documentElement.lang, messages: await loadMessages(page) });
}
