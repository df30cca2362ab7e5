import { expect, test } from '@jest/globals';
import {
  allNetworks,
  domainOf,
  type LinkFacts,
  type LinkRule,
  type LinkTags,
  MAX_TAGGED_LINKS,
  tagsOf,
  unknownPlaceholders,
  withLinkTags,
} from './link-tracking.ts';

const facts: LinkFacts = { network: 'linkedin', account: 'Ida’s Bäckerei & Co.', date: '2026-11-24' };
const tags = (value = '{network}', domains: LinkTags['domains'] = null): LinkTags => ({
  parameters: [
    { name: 'utm_source', value },
    { name: 'utm_medium', value: 'social' },
  ],
  domains,
});
const withTags = (text: string, linkTags = tags()): string => withLinkTags(text, linkTags, facts);
const ADDED = 'utm_source=linkedin&utm_medium=social';

test.each([
  ['https://a.example', `https://a.example/?${ADDED}`],
  ['https://a.example/b?c=1', `https://a.example/b?c=1&${ADDED}`],
  ['https://a.example/b?c=1&', `https://a.example/b?c=1&${ADDED}`],
  ['https://a.example#part?x', `https://a.example/?${ADDED}#part?x`],
  ['https://a.example/b?c=%zz&d=a+b#e', `https://a.example/b?c=%zz&d=a+b&${ADDED}#e`],
  ['https://BÜCHER.example/Ä', `https://BÜCHER.example/Ä?${ADDED}`],
  [
    'Two (https://a.example/x), https://b.example.',
    `Two (https://a.example/x?${ADDED}), https://b.example/?${ADDED}.`,
  ],
])('the parameters come before the fragment, and nothing else changes: %s', (text, expected) => {
  expect(withTags(text)).toBe(expected);
});

test('keeps a parameter that a link already has, in any spelling', () => {
  expect(withTags('https://a.example/?utm_source=me')).toBe(
    'https://a.example/?utm_source=me&utm_medium=social',
  );
  const whole = 'https://a.example/?UTM_Source=me&utm%5Fmedium=';
  expect(withTags(whole)).toBe(whole);
});

test('a text that is tagged already stays so', () => {
  const once = withTags('https://a.example/b?c#d and https://b.example!');
  expect(withTags(once)).toBe(once);
});

test('fills in placeholders for the post, and no value ends the address', () => {
  const value = "{account}_{date}_{month}_{network} it's (a) fine!~.";
  expect(withTags('https://a.example', tags(value))).toBe(
    'https://a.example/?utm_source=idas-b%C3%A4ckerei-co_2026-11-24_2026-11_linkedin%20it%27s%20%28a%29%20fine%21%7E%2E&utm_medium=social',
  );
  expect(withTags('https://a.example', tags('\ud800'))).toContain('utm_source=%EF%BF%BD');
});

test('an empty value is left out', () => {
  const nameless = { ...facts, account: '🎉' };
  expect(withLinkTags('https://a.example/', tags('{account}'), nameless)).toBe(
    'https://a.example/?utm_medium=social',
  );
});

test('only the sites that were named are tagged, with their subdomains', () => {
  const ownTags = tags('{network}', ['example.com', 'xn--bcher-kva.example']);
  expect(withTags('https://example.com. https://Shop.Example.com/ https://bücher.example/', ownTags)).toBe(
    `https://example.com/?${ADDED}. https://Shop.Example.com/?${ADDED} https://bücher.example/?${ADDED}`,
  );
  const others =
    'https://notexample.com https://example.com.evil.example/ https://other.example/?example.com';
  expect(withTags(others, ownTags)).toBe(others);
});

test('a very long text stays within bounds', () => {
  const many = withTags('https://a.example/ '.repeat(5_000), tags('ü'.repeat(100)));
  expect(many.split('utm_source')).toHaveLength(MAX_TAGGED_LINKS + 1);
});

test('uses a network’s own values without empty ones, and none for a network that is off', () => {
  const values = {
    utm_source: ' in ',
    utm_medium: 'social',
    utm_campaign: '',
    utm_term: ' ',
    utm_content: 'x',
  };
  const rule: LinkRule = {
    enabled: true,
    domains: ['a.example'],
    networks: {
      ...allNetworks({}),
      facebook: { ...values, enabled: false },
      instagram: { ...values, enabled: true, utm_source: '', utm_medium: '', utm_content: '' },
      linkedin: { ...values, enabled: true },
    },
  };
  expect(tagsOf(rule, 'facebook')).toBeNull();
  expect(tagsOf(rule, 'instagram')).toBeNull();
  expect(tagsOf(rule, 'linkedin')).toEqual({
    domains: ['a.example'],
    parameters: [
      { name: 'utm_source', value: 'in' },
      { name: 'utm_medium', value: 'social' },
      { name: 'utm_content', value: 'x' },
    ],
  });
});

test('placeholders that mean nothing are named', () => {
  expect(unknownPlaceholders('{network}-{date}-{month}-{account}')).toEqual([]);
  expect(unknownPlaceholders('{Network} {} {x y} }{{date}')).toEqual(['{Network}', '{}', '{x y}', '}', '{']);
});

test.each([
  ['https://www.Example.com/shop?a#b', 'example.com'],
  ['*.example.com', 'example.com'],
  [' bücher.example. ', 'xn--bcher-kva.example'],
  ['example', null],
  ['ada@example.com', null],
  ['two words.example', null],
  ['', null],
])('a domain is read of %s', (input, domain) => {
  expect(domainOf(input)).toBe(domain);
});
