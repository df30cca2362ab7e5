import { CLOCK, LOCK, ONCE, TRUE_FIGURE } from '../layout/icons.ts';

/** What every installation keeps to, in words for people who post. */
export const PROMISES: readonly { readonly icon: string; readonly title: string; readonly text: string }[] = [
  {
    icon: ONCE,
    title: 'Never posted twice',
    text: 'If a network’s answer is lost, Carillon checks for your post first, or relies on the network to reject a duplicate.',
  },
  {
    icon: CLOCK,
    title: 'On time, in your time zone',
    text: 'Nine o’clock stays nine o’clock when the clocks change. If a post is ever late, you’ll see why.',
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
