import { i18n } from '@lingui/core';

// The public pages are in English, which this script has beside its messages, and needs no plurals.
i18n.setMessagesCompiler((message) => [message]);
i18n.loadAndActivate({ locale: 'en', messages: {} });
