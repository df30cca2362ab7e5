import { i18n } from '@lingui/core';
import { loadMessages } from './load-messages.ts';

// Before what has messages is evaluated. It needs no plurals.
i18n.setMessagesCompiler((message) => [message]);
i18n.loadAndActivate({ locale: document.documentElement.lang, messages: await loadMessages(document) });
