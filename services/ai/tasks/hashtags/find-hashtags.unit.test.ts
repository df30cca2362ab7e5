import { expect, test } from '@jest/globals';
import { readTopic } from '../../language/topic/read-topic.ts';
import { researched } from '../drafts/research.ts';
import { findHashtags } from './find-hashtags.ts';
import { fits, TOPICS } from './testing/topics.ts';

test('at most one of the first five is beside the topic, for topics of all trades', () => {
  const poor = TOPICS.map(([topic, roots]) => ({ topic, roots, first: findHashtags(topic).slice(0, 5) }))
    .filter(({ first, roots }) => first.length === 0 || first.filter((tag) => !fits(tag, roots)).length > 1)
    .map(({ topic, first }) => `${topic}: ${first.join(' ')}`);
  expect(poor.length > TOPICS.length * 0.05 ? poor : []).toEqual([]);
});

test('a tag that is several words is read as them, and found first', () => {
  const [first, ...related] = findHashtags('#sustainablefashion');
  expect(first).toBe('sustainablefashion');
  expect(related.slice(0, 4)).toEqual(expect.arrayContaining(['slowfashion', 'ethicalfashion']));
});

test('names are whole, phrases stay together, and numbers and days are no tags', () => {
  const tags = findHashtags(
    'Our charity run on 12 May in Hyde Park with Anna Kim raises $5,000 for the children’s hospice. Tickets cost 20 euros on Saturday.',
  );
  expect(tags).toEqual(expect.arrayContaining(['charityrun', 'HydePark', 'AnnaKim']));
  expect(tags.filter((tag) => /\d|^(hyde|park|anna|kim|may|saturday|euros?|new|raises)$/i.test(tag))).toEqual(
    [],
  );
});

test('each tag is there once, whatever its form', () => {
  const tags = findHashtags('Bakery, bakeries, BAKERY: the bakery of all bakeries');
  expect(tags.filter((tag) => /^baker(y|ies)$/i.test(tag))).toHaveLength(1);
});

test('what has no topic gets no tags', () => {
  expect(findHashtags('!!! 123 €')).toEqual([]);
});

test.each([
  ...[
    'Weihnachtsmarkt',
    'peluqueria',
    'Handwerk',
    'Carillon',
    'Krankenhaus',
    'Landschaft',
    'YouTube',
    'McDonald',
  ],
  ...['Szczecin', 'Reykjavík', 'Qeqertarsuaq', 'Krk', '東京', 'falconry'],
])('offers nothing made up around %s', (topic) => {
  const [first, ...more] = findHashtags(topic);
  expect(first).toBe(topic.toLowerCase());
  expect(more.filter((tag) => tag.includes(topic.toLowerCase()))).toEqual([]);
});

test.each([
  ...['xqzzt', 'fgdkjh', 'bcdfg', 'qqqq', 'zxcvbn', 'hjkqw', 'aaaa'],
  ...['Unser xqzzt', 'notre fgdkjh', 'mi xqzzt', 'our xqzzt'],
])('finds nothing for %s', (text) => {
  expect(findHashtags(text)).toEqual([]);
});

test('keeps second-hand together', () => {
  const tags = findHashtags('Second-hand prams in Lyon');
  expect(tags).toContain('secondhandprams');
  expect(tags).not.toContain('handprams');
});

test('glues no verb to a noun', () => {
  expect(findHashtags('hotel cut')).not.toContain('hotelcut');
});

test.each([
  ['#SmallBusinessSaturday', 'smallbusinesssaturday', 'smallbusiness'],
  ['weddingphotography', 'weddingphotography', 'wedding'],
  ['petcare', 'petcare', 'pets'],
  ['homedecor', 'homedecor', 'interiordesign'],
  ['artgallery', 'artgallery', 'gallery'],
  ['boulangerie', 'boulangerie', 'bakery'],
  ['Hochzeitsfotografie', 'hochzeitsfotografie', 'photography'],
  ['inmobiliaria', 'inmobiliaria', 'realestate'],
])('%s is found first, and then what it is about', (topic, first, related) => {
  const tags = findHashtags(topic);
  expect(tags[0]).toBe(first);
  expect(tags).toContain(related);
});

test('gives a draft no tag of random letters, and none of a noun and a verb', () => {
  expect(researched(readTopic('Xqzzt')).hashtags).not.toContain('Xqzzt');
  expect(researched(readTopic('hotel cut prices')).hashtags).not.toContain('HotelCut');
});
