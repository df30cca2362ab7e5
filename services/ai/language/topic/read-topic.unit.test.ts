import { expect, test } from '@jest/globals';
import { readTopic } from './read-topic.ts';

test('what a post is for follows from what happens, not from a figure or a word beside it', () => {
  const occasionOf = (topic: string) => readTopic(topic).occasion;
  expect(
    [
      'Our bakery launches a new rye loaf on Saturday, first 50 customers get a free coffee',
      'Free coffee with every rye loaf this week',
      'We have 50 customers now, thanks to nobody but you',
      'We just passed 10,000 followers',
      'Charity fun run for the hospice on May 3rd in Millbrook Park',
      'Every second Friday our whole team shares one mistake of the week',
    ].map(occasionOf),
  ).toEqual(['launch', 'offer', 'thanks', 'milestone', 'event', 'backstage']);
});

test('clauses that “and” joins are no list', () => {
  const success = 'A hotel cut its errors by half with our calendar, and the owner has her evenings back';
  expect(readTopic(success)).toMatchObject({ items: [], lead: expect.stringContaining('with our calendar') });
  expect(readTopic('Our spring cakes with lemon, rhubarb and elderflower').items).toEqual([
    'lemon',
    'rhubarb',
    'elderflower',
  ]);
});
