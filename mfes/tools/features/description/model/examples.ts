import { t } from '@lingui/core/macro';

/** Topics to begin with, under the names of their buttons. */
export const EXAMPLE_TOPICS = [
  {
    name: t`Product Launch Announcement`,
    topic: t`We’re launching our refillable hand soap on Monday: one glass bottle, refills by mail, 12 euros for the first set`,
  },
  {
    name: t`Behind the Scenes`,
    topic: t`Behind the scenes: how our two bakers prepare 300 loaves between midnight and six in the morning`,
  },
  {
    name: t`Customer Success Story`,
    topic: t`A small hotel cut its booking errors by half after one month with our calendar, and the owner has her evenings back`,
  },
  {
    name: t`Industry Tips & Tricks`,
    topic: t`Three ways to make a phone photo of food look fresh: window light, one plain plate, no zoom`,
  },
  {
    name: t`Company Culture`,
    topic: t`Every other Friday, our whole team shares one mistake of the week and what we learned from it`,
  },
] as const;

export const WRITING_TIPS = [
  t`Put the most important thing in the first line. The rest is often hidden behind “See more”.`,
  t`Write to one reader, and say what’s in it for them.`,
  t`Give one fact that can be checked: a date, a number, a name.`,
  t`End with a single call to action.`,
  t`Read it aloud once, and cut any sentence you stumble over.`,
] as const;
