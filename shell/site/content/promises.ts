import { CLOCK, LOCK, ONCE, TRUE_FIGURE } from '../layout/icons.ts';

/** What every installation keeps to, in words for people who post. */
export const PROMISES: readonly { readonly icon: string; readonly title: string; readonly text: string }[] = [
  {
    icon: ONCE,
    title: 'Published exactly once',
    text: 'If a network doesn’t answer, Carillon checks whether your post is out before it tries again.',
  },
  {
    icon: CLOCK,
    title: 'On time, in your time zone',
    text: 'Nine o’clock stays nine o’clock when the clocks change. If a post is ever late, you’re told why.',
  },
  {
    icon: LOCK,
    title: 'No ads, no trackers',
    text: 'Your posts and figures are stored on this server, and you can download your data at any time.',
  },
  {
    icon: TRUE_FIGURE,
    title: 'Nothing made up',
    text: 'Figures come from the networks. If a network doesn’t report a number, you see a dash instead of a guess.',
  },
];
