/** Topics to begin with, under the names of their buttons. */
export const EXAMPLE_TOPICS = [
  {
    name: 'Product Launch Announcement',
    topic:
      'We launch our refillable hand soap on Monday: one glass bottle, refills by post, 12 euros for the first set',
  },
  {
    name: 'Behind the Scenes',
    topic: 'Behind the scenes: how our two bakers prepare 300 loaves between midnight and six in the morning',
  },
  {
    name: 'Customer Success Story',
    topic:
      'A small hotel cut its booking errors by half after one month with our calendar, and the owner has her evenings back',
  },
  {
    name: 'Industry Tips & Tricks',
    topic: 'Three ways to make a phone photo of food look fresh: window light, one plain plate, no zoom',
  },
  {
    name: 'Company Culture',
    topic: 'Every second Friday our whole team shares one mistake of the week and what came of it',
  },
] as const;

export const WRITING_TIPS = [
  'Put the most important thing in the first line. The rest is often hidden behind “See more”.',
  'Write to one reader, and say what’s in it for them.',
  'Give one fact that can be checked: a date, a number, a name.',
  'End with a single call to action.',
  'Read it aloud once, and cut any sentence you stumble over.',
] as const;
