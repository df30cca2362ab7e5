import type { Dialogue } from '../dialogue.ts';
import { type GivenPost, NETWORKS } from '../fake-workspace.ts';

const failedPost = (text: string, at: string, reason: string): GivenPost => ({
  text,
  platform: 'facebook',
  status: 'failed',
  at,
  reason,
});
const SOUP: GivenPost = { text: 'Leek soup', platform: 'linkedin', at: '2026-11-27 10:00:00' };
const FAILURES = [
  failedPost('Old news', '2026-11-02 10:00:00', 'The page was unpublished.'),
  failedPost('Fresh rolls', '2026-11-20 10:00:00', 'The picture is too small.'),
  SOUP,
];
const WRITTEN = ['write a post about our sale', 'the first one', 'linkedin'];
const [facebook] = NETWORKS as [(typeof NETWORKS)[0]];

/** Questions about accounts, words, failures and times get the true answers. */
export const TELLING: readonly Dialogue[] = [
  {
    lines: ['which of my accounts are linked?'],
    intent: 'product_help',
    says: ['**Facebook:** Rye & Co and Rye & Co Downtown', '**LinkedIn:** Robin Reed', '/dashboard'],
  },
  {
    networks: [
      facebook,
      { platform: 'instagram', state: 'not_connected', targets: [] },
      { platform: 'linkedin', state: 'reconnect', targets: [] },
    ],
    lines: ['is my instagram connected?'],
    says: ['**Instagram:** not connected', '**LinkedIn:** has to be connected again'],
  },
  { lines: ['how do I link my accounts?'], says: ['choose Connect'] },
  {
    lines: ['how many words are left'],
    intent: 'product_help',
    says: ['I can’t see that number', 'account menu'],
  },
  {
    lines: ['what does it cost'],
    intent: 'product_help',
    says: ["This server doesn't sell plans, so Carillon is free here."],
  },
  {
    sells: true,
    lines: ['What does Premium cost?'],
    intent: 'product_help',
    says: [
      '**Premium:** $24 a month, $80 a year',
      'or $90 once for lifetime access',
      'See what each plan includes under [plans](/pricing).',
      '/account/plan',
    ],
    saysNot: ['Starter'],
  },
  {
    sells: true,
    lines: ['what does it cost'],
    says: ['**Starter:** $10 a month', '**Premium:** $24 a month'],
  },

  {
    name: 'the newest failure first, and nothing that did not fail',
    posts: FAILURES,
    lines: ['why did my post fail'],
    says: ['“Fresh rolls” on Facebook failed. The reason: The picture is too small.'],
    saysNot: ['Leek soup'],
  },
  {
    posts: FAILURES,
    lines: ['Is a post of mine failing?'],
    intent: 'post_status',
    says: ['“Fresh rolls” on Facebook failed', '“Old news” on Facebook failed'],
    saysNot: ['Leek soup'],
  },
  { posts: [SOUP], lines: ['Is a post of mine failing?'], says: ['None of your posts have failed.'] },
  {
    name: 'a post that is paused is told of with those that failed',
    posts: [{ ...SOUP, waits: 'connection' }, ...FAILURES.slice(0, 1)],
    lines: ['are any of my posts paused?'],
    says: [
      '“Old news” on Facebook failed',
      '“Leek soup” on LinkedIn is waiting until you reconnect LinkedIn',
    ],
  },
  { posts: FAILURES, lines: ['why did the old news fail?'], says: ['unpublished'], saysNot: ['rolls'] },
  {
    posts: FAILURES,
    lines: ['why did the leek soup fail?'],
    says: ['That post has not failed.', 'is planned for'],
    saysNot: ['rolls'],
  },
  { posts: [SOUP], lines: ['which posts failed and why'], says: ['None of your posts have failed.'] },
  {
    name: 'a draft that was kept stays, and that is said',
    lines: ['write a post about our sale', 'first', 'all of them', 'discard it'],
    intent: 'cancellation',
    says: ['Your draft is still there', '/create-post?draft=1'],
    saysNot: ['dropped'],
  },
  { lines: [...WRITTEN, 'discard it'], says: ['I dropped that post', 'I kept no draft'] },
  {
    name: 'a day before a month',
    lines: [...WRITTEN, '6/12 at 9'],
    says: ['Sunday, December 6 at 9:00 AM'],
  },
  {
    name: 'a month before a day',
    zone: 'America/Chicago',
    lines: [...WRITTEN, '12/6 at 9'],
    says: ['Sunday, December 6 at 9:00 AM'],
  },
  {
    name: 'next Sunday may be that of this week or of the next',
    lines: [...WRITTEN, 'linkedin', 'next sunday noonish'],
    says: ['two different days'],
    offers: ['Sunday, December 6 at 12:00 PM'],
    made: [],
  },
  { lines: [...WRITTEN, 'tomorrow around 9'], says: ['Tuesday, November 24 at 9:00 AM'] },
  { lines: [...WRITTEN, 'around noon'], says: ['Monday, November 23 at 12:00 PM'] },
  { lines: [...WRITTEN, 'first thing in the morning'], says: ['Tuesday, November 24 at 8:00 AM'] },
  { lines: [...WRITTEN, 'friday first thing'], says: ['Friday, November 27 at 8:00 AM'] },
];
