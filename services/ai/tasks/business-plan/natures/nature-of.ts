import { DAILY } from './daily.ts';
import { MAKING } from './making.ts';
import type { Nature } from './nature.ts';
import { SERVING } from './serving.ts';

/** The fallback for businesses that match none of the others. */
const ANY: Nature = {
  test: /(?:)/u,
  pillars: [
    {
      name: '{Thing} by one example',
      why: 'An example says what you do faster than a description.',
      weight: 28,
      posts: [
        'The last one: who needed it, and what they had tried before',
        'The part of it that takes longest, and why',
        'What it looks like when it is done well',
      ],
    },
    {
      name: 'Asked by {who}',
      why: 'Each answer in public is one less to be given alone.',
      weight: 24,
      posts: [
        'The last question that you got, answered in full',
        'What it costs, and what changes the price',
        'What people believe about {thing} that isn’t so',
      ],
    },
    {
      name: 'Who does the work',
      why: 'People choose people.',
      weight: 18,
      posts: [
        'One of you, and what they are asked for by name',
        'A decision that was not easy',
        'What you stopped doing, and why',
      ],
    },
  ],
  asks: ['why you began', 'what customers praise that you did not expect'],
};

/**
 * The kind of work that a business does. What is more particular comes first: software for hospitals is software, a
 * library's repair café a cause, a photographer of weddings no venue.
 */
export const natureOf = (businessType: string): Nature => {
  const [software, ...making] = MAKING;
  const all = [...(software ? [software] : []), ...SERVING, ...DAILY, ...making];
  return all.find(({ test }) => test.test(businessType)) ?? ANY;
};
