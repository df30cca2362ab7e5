import { LOCALES, localeNames } from '@carillon/contracts/domain/locales.ts';
import { type SitePath, siteAddress } from '@carillon/contracts/domain/site-paths.ts';
import { publicPage } from '@carillon/sdk/text/public-page.ts';
import { t } from '@lingui/core/macro';
import { BELL } from './icons.ts';
import { currentLocale } from './language.ts';
import { OPERATOR, whilePlansAreSold } from './parts.ts';

export const footer = (currentPath: SitePath): string => `<footer class="footer">
<div class="footer-inner">
<p class="brand">${BELL}<span>Carillon</span></p>
<nav aria-label="${t`Footer`}"><a href="${publicPage('/')}">${t`Home`}</a>${whilePlansAreSold(`<a href="${publicPage('/pricing')}">${t`Pricing`}</a>`)}<a href="${publicPage('/privacy')}">${t`Privacy`}</a><a href="${publicPage('/terms')}">${t`Terms`}</a><a href="/api/docs">${t`API`}</a></nav>
<nav class="languages" aria-label="${t`Language`}">${languages(currentPath)}</nav>
<p class="muted">${t`Open source, under the AGPL.`} {{#operator}}${t`This Carillon server is run by ${{ operator: OPERATOR }}.`}{{/operator}}</p>
</div>
</footer>`;

/** This page in each language, under the language's own name. */
const languages = (currentPath: SitePath): string =>
  localeNames
    .map((locale) => {
      const current = locale === currentLocale() ? ' aria-current="true"' : '';
      return `<a href="${siteAddress(currentPath, locale)}" lang="${locale}" hreflang="${locale}"${current}>${LOCALES[locale].name}</a>`;
    })
    .join('');
