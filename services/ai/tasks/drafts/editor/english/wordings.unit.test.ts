import { describe, expect, test } from '@jest/globals';
import { readReading } from '../../../../language/brief/read-brief.ts';
import { gapsOf } from './gaps.ts';
import { wordingsOf } from './wordings.ts';

const listWordings = (brief: string) => wordingsOf(readReading(brief)).map(({ text }) => text);

describe('wordings', () => {
  test.each([
    [
      'Our choir needs two tenors for Fauré’s Requiem',
      'Are you a tenor, or do you know one? Our choir is looking for two tenors for Fauré’s Requiem.',
    ],
    [
      'Our community garden needs someone who can repair a greenhouse roof',
      'Can you repair a greenhouse roof? Our community garden is looking for someone who can.',
    ],
    [
      'Volunteers needed for the river clean-up on 3 May',
      'Do you have time on 3 May? We’re looking for volunteers for the river clean-up.',
    ],
    [
      'We are looking for old bicycles in any condition',
      'Do you have old bicycles in any condition? We’re looking for them.',
    ],
    [
      'Our bakery launches a new rye sourdough on Saturday',
      'New at our bakery on Saturday: a rye sourdough.',
    ],
    ['Guided mushroom walk on Sunday at 9', 'Join us for a guided mushroom walk on Sunday at 9.'],
    ['Come to our Valentine’s dinner on 14 February', 'Our Valentine’s dinner is on 14 February.'],
    [
      'The village fête on Saturday is off because the field is under water',
      'The field is under water, so the village fête on Saturday is off.',
    ],
    [
      'The village fête on Saturday is off because the field is under water',
      'If you were planning to come to the village fête on Saturday, please note: it’s off. The field is under water.',
    ],
    [
      '120 jobs are going at our plant, staff were told this morning',
      'Staff were told this morning: 120 jobs are going at our plant.',
    ],
    [
      'Leith police station asks for witnesses of a hit and run on Ferry Road on Saturday night',
      'If you were on Ferry Road on Saturday night: Leith police station asks for witnesses of a hit and run.',
    ],
    [
      'Whoever left a red pushchair on the 8.15 to Hereford: it’s at our lost property office',
      'Did you leave a red pushchair on the 8.15 to Hereford? It’s at our lost property office.',
    ],
    ['Thank you to everybody who helped at our jumble sale', 'If you helped at our jumble sale: thank you.'],
    [
      'The parish council wants to hear what you think about the 20 mph zone',
      'What do you think about the 20 mph zone? The parish council wants to hear it.',
    ],
    [
      'The city wants to know which playgrounds need repair',
      'Which playgrounds need repair? The city wants to know.',
    ],
    [
      'Register for the reading club before 30 June and your child gets a free book bag',
      'Your child gets a free book bag if you register for the reading club before 30 June.',
    ],
    ['Half price on all winter boots until Saturday', 'All winter boots are half price until Saturday.'],
    [
      'Our union has agreed a new pay deal for bus drivers',
      'A new pay deal for bus drivers has been agreed by our union.',
    ],
    [
      'The county library lends out sewing machines now',
      'You can now borrow sewing machines at the county library.',
    ],
    ['I hand in my PhD thesis on peat bogs next week', 'Next week, I hand in my PhD thesis on peat bogs.'],
    [
      'Is your boiler old? We check it for free in October.',
      'If your boiler is old, we check it for free in October.',
    ],
    [
      'Our annual report is out: 412 families housed, 38 still waiting',
      'Our annual report is out:\n– 412 families housed\n– 38 still waiting',
    ],
  ])('“%s” can be “%s”', (brief, wording) => {
    expect(listWordings(brief)).toContain(wording);
  });

  test('remember a person before they tell the news', () => {
    expect(
      listWordings('We lost our caretaker Bill Marsh on Sunday. He opened the gates for 26 years.'),
    ).toContain('Bill Marsh opened the gates for 26 years. We lost our caretaker on Sunday.');
  });

  test.each([
    ['We have voted to strike from 4 March', /^From 4 March, we have voted/],
    ['Our prenatal classes from 1 December, yoga on Wednesdays', /^(?:On Wednesdays|From 1 December), our/],
    ['Prices go up on 1 April because flour and energy cost more', /\. Energy cost more/],
    ['Local elections are on 7 May', /are\.$/],
  ])('of “%s” take nothing apart that belongs together', (brief, brokenPattern) => {
    expect(listWordings(brief).filter((text) => brokenPattern.test(text))).toEqual([]);
  });
});

describe('gaps', () => {
  const gaps = (brief: string) => gapsOf(readReading(brief));

  test.each([
    ['We are hiring a barista', 'how to apply, and by when'],
    ['The village fête on Saturday is off', 'new date, or that there is none yet'],
    [
      'Leith police station asks for witnesses of a hit and run',
      'phone number, and a reference if there is one',
    ],
    [
      'Our founder Maria Alvarez died on Sunday',
      'when and where people can say goodbye, or whom to write to',
    ],
    ['Why we switched to refillable packaging', 'the reason, in one or two sentences'],
  ])('of “%s” ask for “%s”', (brief, gap) => {
    expect(gaps(brief)).toContain(gap);
  });

  test('are two at most', () => {
    expect(gaps('Vintage bicycle ride to the sea on 12 July').length).toBeLessThanOrEqual(2);
  });

  test('ask for nothing that the brief has', () => {
    expect(gaps('We are hiring a barista, £12 an hour. Send your CV to jobs@bakery.example')).toEqual([]);
  });
});
