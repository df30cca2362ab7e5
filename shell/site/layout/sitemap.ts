import { localeNames } from '@carillon/contracts/domain/locales.ts';
import { SITE_PATHS, type SitePath, siteAddress } from '@carillon/contracts/domain/site-paths.ts';
import { alternates } from './alternates.ts';
import { whilePlansAreSold } from './parts.ts';

const entries = (path: SitePath): string => {
  const others = alternates(path)
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('');
  const all = localeNames
    .map((locale) => `<url><loc>{{public_url}}${siteAddress(path, locale)}</loc>${others}</url>\n`)
    .join('');
  return path === '/pricing' ? whilePlansAreSold(all) : all;
};

export const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${SITE_PATHS.map(entries).join('')}</urlset>
`;
