import { t } from '@lingui/core/macro';
import { CLOCK, LOCK, ONCE, TRUE_FIGURE } from '../layout/icons.ts';

interface PromisedItem {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

/** Returns the promises that every installation keeps, in words for people who post. */
export const promises = (): readonly PromisedItem[] => [
  {
    icon: ONCE,
    title: t`Never posted twice`,
    text: t`If a network’s response is lost, Carillon first checks whether your post is there, or relies on the network to reject a duplicate.`,
  },
  {
    icon: CLOCK,
    title: t`On time, in your time zone`,
    text: t`Nine o’clock stays nine o’clock when the clocks change. If a post is ever late, you’ll see why.`,
  },
  {
    icon: LOCK,
    title: t`No ads, no trackers`,
    text: t`Your posts and analytics are stored on this server, and you can download your data at any time.`,
  },
  {
    icon: TRUE_FIGURE,
    title: t`Nothing made up`,
    text: t`The numbers come from the networks. If a network doesn’t report a number, you see a dash instead of a guess.`,
  },
];
