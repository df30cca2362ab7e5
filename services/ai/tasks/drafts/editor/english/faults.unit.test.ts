import { expect, test } from '@jest/globals';
import { readReading } from '../../../../language/brief/read-brief.ts';
import { gapsOf } from './gaps.ts';
import { wordingsOf } from './wordings.ts';

const draftTextOf = (brief: string): string =>
  wordingsOf(readReading(brief))
    .map(({ text }) => text)
    .join('\n');

test('a range of dates moves as one', () => {
  const text = draftTextOf('The drama club stages a new play from 3 to 6 June');
  expect(text).toContain('From 3 to 6 June, the drama club stages a new play.');
  expect(text).not.toMatch(/from 3 to(?! 6)/);
});

test('a numbered place stays whole', () => {
  expect(draftTextOf('Bin day in Ward 3 moves from Monday to Wednesday')).not.toMatch(/\bWard\b(?! 3)/);
});

test('a row of things isn’t cut between two numbers', () => {
  const text = draftTextOf('The food bank in Selby asks for nappies in sizes 4 and 5, and washing powder');
  expect(text).not.toMatch(/sizes 4(?! and 5)|^5/m);
});

test.each([
  'Leith police station asks for witnesses of a hit and run on Ferry Road on Saturday night',
  '14-year-old Ella is missing since Tuesday evening',
])('the appeal “%s” gets no question mark', (brief) => {
  expect(draftTextOf(brief)).not.toBe('');
  expect(draftTextOf(brief)).not.toContain('?');
});

test('a question that starts an appeal doesn’t become a condition', () => {
  expect(
    draftTextOf('Have you heard from Jonas Reed? The 67-year-old left his house on Sunday.'),
  ).not.toMatch(/^If you/m);
});

test('a thing isn’t said to be looking for something', () => {
  expect(draftTextOf('The village pump needs a new handle')).not.toContain('is looking for');
});

test.each([
  'Why our farm stopped ploughing early',
  'Our annual report is out',
  'Our clinic now tests hearing',
])('no gap of “%s” would fit any brief', (brief) => {
  expect(gapsOf(readReading(brief)).join()).not.toMatch(
    /in a sentence of your own|what is behind|should know about/i,
  );
});

test.each([
  'After 48 years the Regal Cinema shows its final film on 29 December. The landlord has sold the building.',
  'We’re closing the café for good on 31 August.',
])('no gap asks until when “%s” lasts', (brief) => {
  expect(gapsOf(readReading(brief)).join()).not.toMatch(/until when|instead/i);
});

test.each([
  [
    'Our colleague Dana Whitlock has not been well since spring, and this Friday is her last day with us.',
    /^Spring/m,
  ],
  ['Our dental surgery has a new phone number from Monday: 0161 496 0102', /^0161/m],
  ['Both twins are well; two of our pupils did not get off the coach', /: two/],
  ['The harvest supper needs a new date because the oven has packed up', /looking for|wanted/i],
  ['bike repair sat 10-1, church hall, free', /^Sat:/m],
])('“%s” isn’t said wrong', (brief, wrong) => {
  expect(draftTextOf(brief)).not.toMatch(wrong);
});
