import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { type SitePath, siteAddress } from '@carillon/contracts/domain/site-paths.ts';
import { i18n } from '@lingui/core';

/** Returns a public page's address in the current language. */
export const publicPage = (path: SitePath): string => siteAddress(path, i18n.locale as Locale);
