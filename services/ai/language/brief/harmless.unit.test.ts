import { expect, test } from '@jest/globals';
import { readReading } from './read-brief.ts';

test.each([
  'The drama club stages "Death of a Salesman" from 3 to 6 June',
  'We are reading “The Murder of Roger Ackroyd” on Monday at 7 pm',
  'Our allotment society teaches you how to bury your kitchen waste on Sunday at 10 am',
  'The school buries a time capsule on Friday at noon',
])('“%s” isn’t read as bad news', (text) => {
  expect(readReading(text).act.sober).toBe(false);
});

test.each([
  'We bury our friend Tom Hale on Friday',
  '"Grandpa died on Sunday," his family writes. The shop is closed.',
  'The concert "Spring" on Friday is canceled',
])('“%s” is read as bad news', (text) => {
  expect(readReading(text).act.sober).toBe(true);
});

test.each([
  'Please change your portal password.',
  'Put your bins out by 6 am.',
  'Update from the Help menu.',
  'If you recognise a person, tell us the number on the picture.',
])('“%s” is a request', (sentence) => {
  expect(readReading(`The archive is online. ${sentence}`).sentences[1]?.role).toBe('request');
});
