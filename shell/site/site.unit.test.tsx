import { expect, test } from '@jest/globals';
import Mustache from 'mustache';
import { renderSite, SITE_PAGES } from './render-site.ts';

const files = renderSite({
  tokens: ':root{--ground:#fff}',
  font: '/assets/inter.woff2',
  theme: '/assets/theme.js',
  script: '/assets/site.js',
  pictures: {
    'composer-light.webp': '/assets/composer-light.0.webp',
    'composer-dark.webp': '/assets/composer-dark.0.webp',
    'share.jpg': '/assets/share.0.jpg',
  },
  styles: { site: '', landing: '', legal: '', pricing: '', questions: '' },
});
const open = (file: string, facts: object = {}): Document =>
  new DOMParser().parseFromString(
    Mustache.render(files.get(file) ?? '', { public_url: 'https://bells.example', plans: true, ...facts }),
    'text/html',
  );
const texts = (page: Document, selector: string): (string | null)[] =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

test.each(SITE_PAGES)(
  '$path can be read by people and machines, without any script that holds it up',
  ({ file, path }) => {
    const page = open(file);
    expect(texts(page, 'h1')).toHaveLength(1);
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `https://bells.example${path}`,
    );
    for (const name of ['og:title', 'og:description', 'og:image'])
      expect(page.querySelector(`meta[property="${name}"]`)?.getAttribute('content')).toBeTruthy();
    const scripts = [...page.querySelectorAll('script')].map((one) => one.getAttribute('src'));
    expect(scripts).toEqual(['/assets/theme.js', '/assets/site.js']);
    // Not in attributes either, such as of a picture that was not taken.
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
  for (const { file } of SITE_PAGES) {
    const page = open(file, { plans: false });
    expect(page.body.textContent).not.toMatch(/\$\d|free trial/);
    expect(page.querySelector('a[href="/pricing"]')).toBeNull();
    expect(page.head.innerHTML).not.toMatch(/\$\d|trial|prepaid|Pricing|free words/);
  }
  const sitemap = Mustache.render(files.get('sitemap.xml') ?? '', { plans: false });
  expect(sitemap).not.toContain('/pricing');
  expect(sitemap).toContain('/privacy</loc></url>\n<url>');
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
