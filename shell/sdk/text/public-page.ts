import type { Locale } from '@carillon/contracts/domain/locales.ts';
import { type SitePath, siteAddress } from '@carillon/contracts/domain/site-paths.ts';
import { i18n } from '@lingui/core';

/** Where a page for everybody is in this page's language. */
export const publicPage = (path: SitePath): string => siteAddress(path, i18n.locale as Locale);
