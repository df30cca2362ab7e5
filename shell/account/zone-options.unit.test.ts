import { describe, expect, test } from '@jest/globals';
import { modernName, zoneGroups } from './zone-options.ts';
import { compareMatches, matches } from './zone-search.ts';

const all = zoneGroups('Europe/London', new Date('2026-03-01T10:00:00Z')).flatMap(({ options }) => options);
/** In the order in which they are offered. */
const find = (input: string): string[] =>
  all
    .filter((option) => matches(input, option))
    .toSorted((a, b) => compareMatches(input, a, b))
    .map(({ value }) => value);

describe('finds a zone by', () => {
  test.each([
    // Names, old and new.
    ['kolkata', 'Asia/Kolkata'],
    ['Calcutta', 'Asia/Kolkata'],
    ['asia/calcutta', 'Asia/Kolkata'],
    ['US/Pacific', 'America/Los_Angeles'],
    ['us pacific', 'America/Los_Angeles'],
    ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
    ['kiev', 'Europe/Kyiv'],
    ['new_york', 'America/New_York'],
    ['port-au-prince', 'America/Port-au-Prince'],
    ['Port au Prince', 'America/Port-au-Prince'],
    // Cities.
    ['Bangalore', 'Asia/Kolkata'],
    ['Bengaluru', 'Asia/Kolkata'],
    ['Beijing', 'Asia/Shanghai'],
    ['Shenzhen', 'Asia/Shanghai'],
    ['San Francisco', 'America/Los_Angeles'],
    ['seattle', 'America/Los_Angeles'],
    ['Munich', 'Europe/Berlin'],
    ['München', 'Europe/Berlin'],
    ['munchen', 'Europe/Berlin'],
    ['cologne', 'Europe/Berlin'],
    ['Osaka', 'Asia/Tokyo'],
    ['St. Petersburg', 'Europe/Moscow'],
    ['st petersburg', 'Europe/Moscow'],
    ['sao paulo', 'America/Sao_Paulo'],
    ['São Paulo', 'America/Sao_Paulo'],
    ['zürich', 'Europe/Zurich'],
    ['washington dc', 'America/New_York'],
    ['NYC', 'America/New_York'],
    // Cities and countries in the other languages of the pages.
    ['Lissabon', 'Europe/Lisbon'],
    ['Mailand', 'Europe/Rome'],
    ['Londres', 'Europe/London'],
    ['Nueva York', 'America/New_York'],
    ['Varsovie', 'Europe/Warsaw'],
    ['Tóquio', 'Asia/Tokyo'],
    ['القاهرة', 'Africa/Cairo'],
    ['Bali', 'Asia/Makassar'],
    ['Frankreich', 'Europe/Paris'],
    ['Pays-Bas', 'Europe/Amsterdam'],
    ['Estados Unidos', 'America/New_York'],
    ['مصر', 'Africa/Cairo'],
    ['MESZ', 'Europe/Berlin'],
    // Countries.
    ['japan', 'Asia/Tokyo'],
    ['south africa', 'Africa/Johannesburg'],
    ['usa', 'America/Chicago'],
    ['uk', 'Europe/London'],
    ['UAE', 'Asia/Dubai'],
    // Names of zones.
    ['pacific time', 'America/Los_Angeles'],
    ['pacific standard time', 'America/Los_Angeles'],
    ['central european summer time', 'Europe/Berlin'],
    ['CET', 'Europe/Berlin'],
    ['cest', 'Europe/Berlin'],
    ['EST', 'America/New_York'],
    ['ET', 'America/New_York'],
    ['IST', 'Asia/Kolkata'],
    ['GMT', 'UTC'],
    ['GMT', 'Europe/London'],
    ['UTC', 'UTC'],
    ['zulu', 'UTC'],
    // Offsets.
    ['utc+5:30', 'Asia/Kolkata'],
    ['UTC+05:30', 'Asia/Kolkata'],
    ['UTC +5:30', 'Asia/Kolkata'],
    ['+05:30', 'Asia/Kolkata'],
    ['+0530', 'Asia/Kolkata'],
    ['GMT+1', 'Europe/Berlin'],
    ['GMT-3', 'America/Argentina/Buenos_Aires'],
    ['UTC−3:30', 'America/St_Johns'],
    ['etc/gmt+5', 'Etc/GMT+5'],
    // Both.
    ['berlin germany', 'Europe/Berlin'],
    ['india +5:30', 'Asia/Kolkata'],
  ])('%s: %s', (input, zone) => {
    const options = find(input);
    expect(options).toContain(zone);
    expect(options.length).toBeLessThan(all.length / 4);
  });
});

test('offers whole words before beginnings: for IST Kolkata, then Istanbul', () => {
  const options = find('IST');
  expect(options.indexOf('Asia/Kolkata')).toBeLessThan(options.indexOf('Europe/Istanbul'));
});

test.each([
  ['GMT', 'Europe/London'],
  ['EST', 'America/New_York'],
  ['IST', 'Asia/Kolkata'],
  ['US/Pacific', 'America/Los_Angeles'],
  ['Berlin', 'Europe/Berlin'],
])('offers first, for %s, where most people are: %s', (input, zone) => {
  expect(find(input)[0]).toBe(zone);
});

describe('finds a city’s real zone, not the one in the list of cities:', () => {
  test.each([
    ['Ciudad Juárez', 'America/Ciudad_Juarez', modernName('America/Ojinaga')],
    ['Zhanjiang', 'Asia/Shanghai', 'Asia/Urumqi'],
    ['Lhasa', 'Asia/Shanghai', 'Asia/Urumqi'],
  ])('%s has %s', (city, zone, wrong) => {
    expect(find(city)).toContain(zone);
    expect(find(city)).not.toContain(wrong);
  });
});

test.each([
  ['Perm', 'Asia/Yekaterinburg'],
  ['Urmia', 'Asia/Tehran'],
])('finds %s, which the list of cities gives no zone: %s', (city, zone) => {
  expect(find(city)).toContain(zone);
});

test('an offset finds no other one', () => {
  expect(find('UTC+1')).not.toContain('Australia/Sydney');
  expect(find('+5')).not.toContain('Asia/Kolkata');
});

test.each(['atlantis city', 'utc+23'])('“%s” finds nothing', (input) => {
  expect(find(input)).toEqual([]);
});

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['US/Eastern', 'America/New_York'],
  ['GMT', 'UTC'],
  ['Europe/Oslo', 'Europe/Oslo'],
  ['Etc/GMT+5', 'Etc/GMT+5'],
  ['Moon/Crater', 'Moon/Crater'],
])('%s is %s today', (zone, name) => {
  expect(modernName(zone)).toBe(name);
});

test('each zone is offered once, by the name that it has today', () => {
  const values = all.map(({ value }) => value);
  expect(new Set(values).size).toBe(values.length);
  expect(values).not.toContain('Asia/Calcutta');
  expect(values).not.toContain('US/Pacific');
});
