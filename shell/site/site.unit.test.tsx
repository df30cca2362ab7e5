import { LOCALES, type Locale, localeNames } from '@carillon/contracts/domain/locales.ts';
import { SITE_ADDRESSES, SITE_PATHS, siteAddress, siteFile } from '@carillon/contracts/domain/site-paths.ts';
import { compileCatalogs } from '@carillon/sdk/webpack/read-catalogs.mjs';
import { expect, test } from '@jest/globals';
import type { Messages } from '@lingui/core';
import Mustache from 'mustache';
import { renderSite } from './render-site.ts';

const ASSETS = {
  tokens: ':root{--ground:#fff}',
  font: '/assets/inter.woff2',
  theme: '/assets/theme.js',
  script: '/assets/site.js',
  messages: { de: '/assets/locales/de.0.json' },
  pictures: {
    'composer-light.webp': '/assets/composer-light.0.webp',
    'composer-dark.webp': '/assets/composer-dark.0.webp',
    'share.jpg': '/assets/share.0.jpg',
  },
  styles: { site: '', landing: '', legal: '', pricing: '', questions: '' },
};
const CATALOGS = compileCatalogs('shell/site') as Record<Locale, Messages> | null;
if (!CATALOGS) throw new Error('The pages have no messages.');
const files = renderSite(ASSETS, CATALOGS);
const FACTS = { public_url: 'https://bells.example', plans: true };

const open = (file: string, facts: object = {}): Document =>
  new DOMParser().parseFromString(
    Mustache.render(files.get(file) ?? '', { ...FACTS, ...facts }),
    'text/html',
  );
const texts = (page: Document, selector: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each(SITE_ADDRESSES)(
  '%s can be read by people and machines, without any script that holds it up',
  (address) => {
    const page = open(siteFile(address));
    expect(texts(page, 'h1')).toHaveLength(1);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://bells.example${address}`,
    );
    for (const name of ['og:title', 'og:description', 'og:image'])
      expect(page.querySelector(`meta[property="${name}"]`)?.getAttribute('content')).toBeTruthy();
    const scripts = [...page.querySelectorAll('script')].map((one) => one.getAttribute('src'));
    expect(scripts).toEqual(['/assets/theme.js', '/assets/site.js']);
    // Not in attributes either, for example of a missing picture.
    expect(page.documentElement.outerHTML).not.toMatch(/undefined|\{\{|\bNaN\b/);
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const link of page.querySelectorAll('a[href^="#"]'))
      expect(ids).toContain(link.getAttribute('href')?.slice(1));
    for (const image of page.querySelectorAll('img')) {
      expect(image.alt).not.toBe('');
      expect(image.getAttribute('width')).toBeTruthy();
    }
  },
);

test('speaks to marketers: the landing page names no command, protocol or server program', () => {
  const page = open('index.html');
  expect(page.querySelector('code')).toBeNull();
  expect(page.body.textContent).not.toMatch(
    /npm |OAuth|RabbitMQ|MongoDB|Redis|Docker|Prometheus|vLLM| [KM]B /,
  );
});

test('shows the operator’s testimonials in place of the promises', () => {
  expect(texts(open('index.html'), '.promises h3')).not.toEqual([]);
  const page = open('index.html', {
    has_testimonials: true,
    testimonials: [{ quote: 'It <i>rings</i>.', name: 'Ada', role: '' }],
    brands: ['Acme'],
  });
  expect(texts(page, 'blockquote')).toEqual(['It <i>rings</i>.']);
  expect(page.querySelector('.promises')).toBeNull();
  expect(texts(page, '.brands li')).toContain('Acme');
});

test('where plans are off no page shows a price or leads to the prices', () => {
  for (const path of SITE_PATHS) {
    const page = open(siteFile(path), { plans: false });
    expect(page.body.textContent).not.toMatch(/\$\d|free trial/);
    expect(page.querySelector('a[href="/pricing"]:not([hreflang])')).toBeNull();
    expect(page.head.innerHTML).not.toMatch(/\$\d|trial|prepaid|Pricing|free words/);
  }
  const sitemap = Mustache.render(files.get('sitemap.xml') ?? '', { plans: false });
  expect(sitemap).not.toContain('/pricing');
  expect(sitemap).toContain('/privacy</loc>');
  expect(texts(open('pricing.html', { plans: false }), 'h1')).toEqual(['Free on this server']);
});

test('the legal pages name the operator, or say that nobody has', () => {
  const facts = { operator: 'Bells Ltd', privacy_email: 'p@bells.example', support_email: 's@bells.example' };
  for (const file of ['privacy.html', 'terms.html']) {
    expect(open(file).querySelector('.notice')?.textContent).toContain('OPERATOR_NAME');
    const page = open(file, facts);
    expect(page.querySelector('.notice')).toBeNull();
    expect(page.body.textContent).toContain('Bells Ltd');
    for (const email of ['p@bells.example', 's@bells.example'])
      expect(page.querySelector(`a[href="mailto:${email}"]`)).not.toBeNull();
  }
});

test.each(localeNames)('every page of %s says its language, keeps to it, and names the others', (locale) => {
  for (const path of SITE_PATHS) {
    const page = open(siteFile(siteAddress(path, locale)));
    const { lang, dir } = page.documentElement;
    expect([lang, dir]).toEqual([locale, LOCALES[locale].direction]);
    const others = [...page.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(others).toEqual([
      ...localeNames.map((one) => [one, `https://bells.example${siteAddress(path, one)}`]),
      ['x-default', `https://bells.example${path}`],
    ]);
    const ownAddresses = SITE_PATHS.map((one) => siteAddress(one, locale));
    const within = [...page.querySelectorAll('a:not([hreflang])')]
      .map((link) => (link.getAttribute('href') ?? '').replace(/#.*/, ''))
      .filter((address) => SITE_ADDRESSES.includes(address));
    expect(within.filter((address) => !ownAddresses.includes(address))).toEqual([]);
    const menu = [...page.querySelectorAll('.languages a')];
    expect(
      menu.map((link) => [link.textContent, link.getAttribute('lang'), link.getAttribute('href')]),
    ).toEqual(localeNames.map((one) => [LOCALES[one].name, one, siteAddress(path, one)]));
    expect(texts(page, '.languages [aria-current]')).toEqual([LOCALES[locale].name]);
  }
});

test.each(localeNames)('a page of %s offers itself in each other language, in its words', (locale) => {
  const page = open(siteFile(siteAddress('/terms', locale)));
  const others = localeNames.filter((one) => one !== locale);
  const offers = [...page.querySelectorAll('[data-nosnippet] > .offer')];
  expect(offers.map((offer) => [offer.getAttribute('lang'), offer.getAttribute('dir')])).toEqual(
    others.map((one) => [one, LOCALES[one].direction]),
  );
  expect(offers.map((offer) => offer.querySelector('a')?.getAttribute('href'))).toEqual(
    others.map((one) => siteAddress('/terms', one)),
  );
  const invitations = new Map([
    ['en', 'This page is also available in English'],
    ['de', 'Diese Seite gibt es auch auf Deutsch'],
    ['ar', 'هذه الصفحة متوفرة أيضًا باللغة العربية'],
  ]);
  for (const offer of offers)
    expect(offer.textContent).toContain(invitations.get(offer.getAttribute('lang') ?? '') ?? '');
  for (const one of others)
    expect(page.querySelector('style')?.textContent).toContain(`[data-offer="${one}"] .offer[lang="${one}"]`);
});

test('a translation of a legal page says that the English text binds', () => {
  for (const path of ['/privacy', '/terms'] as const) {
    expect(open(siteFile(path)).querySelector('.legal > header a')).toBeNull();
    const link = open(siteFile(siteAddress(path, 'de'))).querySelector('.legal > header a');
    expect([link?.getAttribute('href'), link?.getAttribute('hreflang')]).toEqual([path, 'en']);
  }
});

test('prices and figures are written as each language writes them', () => {
  const price = (locale: Locale): string =>
    open(siteFile(siteAddress('/pricing', locale))).querySelector('.plan-popular .first-payment')
      ?.textContent ?? '';
  expect(price('en')).toContain('$12.80');
  expect(price('de')).toContain('12,80\u00a0$');
  expect(price('pt-BR')).toContain('US$\u00a012,80');
  expect(price('ar')).toMatch(/^12\.80\u00a0US\$ /);
});

test('search engines are told of each page in each language, and of its translations', () => {
  const sitemap = Mustache.render(files.get('sitemap.xml') ?? '', FACTS, {}, { escape: String });
  const page = new DOMParser().parseFromString(sitemap, 'application/xml');
  expect([...page.querySelectorAll('loc')].map(({ textContent }) => textContent).sort()).toEqual(
    SITE_ADDRESSES.map((address) => `https://bells.example${address}`).sort(),
  );
  for (const url of page.querySelectorAll('url'))
    expect([...url.children].filter(({ localName }) => localName === 'link')).toHaveLength(
      localeNames.length + 1,
    );
});

test('no message holds a sign that would end an attribute or open a template', () => {
  for (const messages of Object.values(CATALOGS))
    expect(JSON.stringify(Object.values(messages))).not.toMatch(/\\"|{{/);
});
