import { readServices } from '@carillon/kit/service/read-services.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import robotsModule from 'robots-parser';
import { type GatewayUnderTest, gatewayUnderTest } from './gateway-under-test.ts';

// The package is CommonJS, and its types are those of an ES module.
const robotsParser = robotsModule as unknown as typeof robotsModule.default;
const PUBLIC_URL = 'https://bells.example';
const FETCHERS = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Google-Calendar-Importer',
  'Googlebot',
  'LinkedInBot/1.0',
];
const { processes } = await readServices();
const declared = processes.flatMap(({ publicPaths }) => publicPaths);

let gateway: GatewayUnderTest;
beforeEach(async () => {
  gateway = await gatewayUnderTest(undefined, { publicUrl: PUBLIC_URL });
});
afterEach(() => gateway.close());

const fetchRobots = (headers = {}) => gateway.app.request(`${PUBLIC_URL}/robots.txt`, { headers });

async function readRobots() {
  const robots = robotsParser(`${PUBLIC_URL}/robots.txt`, await (await fetchRobots()).text());
  return (path: string) => FETCHERS.map((agent) => robots.isAllowed(PUBLIC_URL + path, agent));
}

const YES = FETCHERS.map(() => true);
const NO = FETCHERS.map(() => false);

describe('robots.txt', () => {
  test.each(declared)('allows %s, which a descriptor declares', async (path) => {
    const isAllowed = await readRobots();
    const example = path.replaceAll(/:[a-z]+|\*$/g, 'Ab-1_x.y');
    expect(isAllowed(example)).toEqual(YES);
    expect(isAllowed(`${example}?fbclid=a`)).toEqual(YES);
  });

  test('allows the media address and the calendar feed', async () => {
    const isAllowed = await readRobots();
    expect(isAllowed('/media/eyJ3Ijoi.c2ln')).toEqual(YES);
    expect(isAllowed('/calendar/c2VjcmV0/Carillon.ics')).toEqual(YES);
  });

  test('allows the public pages of micro-frontends', async () => {
    const isAllowed = await readRobots();
    expect(isAllowed('/login')).toEqual(YES);
    expect(isAllowed('/login?from=generate')).toEqual(YES);
  });

  test.each([
    '/dashboard',
    '/media',
    '/calendar',
    '/pricings',
    '/loginx',
    '/api/user',
    '/mcp',
    '/oauth/callback/facebook?code=a',
    '/sandbox/',
    '/remotes.json',
  ])('forbids %s', async (path) => {
    expect((await readRobots())(path)).toEqual(NO);
  });

  test('follows the path that browsers reach the API under', async () => {
    await gateway.close();
    gateway = await gatewayUnderTest(undefined, { publicUrl: PUBLIC_URL, apiBaseUrl: '/backend' });
    const isAllowed = await readRobots();
    expect(isAllowed('/backend/docs')).toEqual(YES);
    expect(isAllowed('/api/docs')).toEqual(NO);
  });

  test('is sent again only when it has changed', async () => {
    const etag = (await fetchRobots()).headers.get('etag') ?? '';
    expect((await fetchRobots({ 'if-none-match': etag })).status).toBe(304);
  });

  test('names the sitemap', async () => {
    expect(await (await fetchRobots()).text()).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  });
});

test('a page of the app is not indexed', async () => {
  const reply = await gateway.app.request(`${PUBLIC_URL}/login`);
  expect(reply.headers.get('x-robots-tag')).toBe('noindex');
});
