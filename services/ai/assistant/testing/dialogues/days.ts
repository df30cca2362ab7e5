import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { Dialogue } from '../dialogue.ts';
import type { GivenPost } from '../fake-workspace.ts';

const row = (
  words: string,
  day: string,
  likes: number,
  platform: PostWithFigures['platform'] = 'facebook',
): PostWithFigures => ({
  publication_id: `${words}-${platform}`,
  post_id: words,
  platform,
  words,
  target_id: '104',
  target_name: 'Rye & Co',
  post_url: null,
  published_at: `${day}T09:00:00.000Z`,
  engagement: likes,
  read_at: null,
  gone: false,
  likes,
  comments: 0,
  shares: 0,
  views: null,
  reach: null,
  clicks: null,
});
const FIGURES = [
  row('Rye bread', '2026-11-23', 3),
  row('Rolls', '2026-11-18', 5),
  row('Rolls', '2026-11-18', 4, 'linkedin'),
  row('Pumpkin pie', '2026-10-12', 40),
  row('Spring cake', '2026-04-12', 70),
  row('Last year', '2025-10-12', 400),
];
const figures = FIGURES;

const plannedPost = (text: string, at: string, platform: GivenPost['platform'] = 'linkedin'): GivenPost => ({
  text,
  platform,
  at,
  post: text,
});
const posts = [
  plannedPost('Leek soup', '2026-11-27 10:00:00'),
  plannedPost('Leek soup', '2026-11-27 10:00:00', 'facebook'),
  plannedPost('Advent', '2026-12-01 10:00:00'),
  plannedPost('Tonight', '2026-11-23 19:00:00'),
  { ...plannedPost('Figs', '2026-11-18 10:00:00'), status: 'published' as const },
];

/** The days that are named are the ones that are told. */
export const DAYS: readonly Dialogue[] = [
  {
    posts,
    lines: ['what is planned for this week?'],
    says: ['2 planned posts, this week', 'on LinkedIn and Facebook, Friday', 'Tonight'],
    saysNot: ['Advent', 'Figs'],
  },
  {
    posts,
    lines: ['show posts next week'],
    says: ['one planned post, next week', 'Advent'],
    saysNot: ['soup'],
  },
  { posts, lines: ['show my posts today'], says: ['one planned or published post, today', 'Tonight'] },
  { posts, lines: ['what did I post last week?'], says: ['one published post, last week', 'Figs'] },
  { posts, lines: ['what did I post this week?'], says: ['no published posts, this week'] },
  { posts, lines: ['show my scheduled posts'], says: ['3 planned posts'] },
  {
    name: 'a line is a post with its networks',
    posts,
    lines: ['show my scheduled posts', 'cancel the second one', 'yes'],
    given: ['canceled', 'canceled', '2026-12-01 10:00:00', '2026-11-23 19:00:00', 'published'],
  },
  {
    figures,
    lines: ['how did last week go?'],
    intent: 'analytics',
    says: [
      'last week (Monday, November 16 to Sunday, November 22)',
      '**Posts published:** 1, in 2 publications',
      '9 likes',
    ],
    saysNot: ['Rye bread', 'Pumpkin'],
  },
  { figures, lines: ['how did facebook do last week'], says: ['**Engagement:** 5:'] },
  { figures, lines: ['how did last month go?'], says: ['last month (Thursday, October 1', '40 likes'] },
  {
    figures,
    lines: ['how did my posts do yesterday'],
    says: ['None of your posts were published yesterday'],
  },
  {
    figures,
    lines: ['which post did best this year'],
    intent: 'analytics',
    says: [
      '1. [“Spring cake”](',
      '2. [“Pumpkin pie”](',
      '3. [“Rolls”](/posts/Rolls) on Facebook and LinkedIn: 9 likes',
    ],
    saysNot: ['Last year'],
  },
  { figures, lines: ['which of my posts did best last month?'], says: ['Your best post', 'Pumpkin pie'] },
  {
    figures,
    lines: ['which post did best?'],
    says: ['the last 90 days', '1. [“Pumpkin pie”]('],
    saysNot: ['Spring'],
  },
  { figures, lines: ['what was my worst post this month'], says: ['1. [“Rye bread”]('] },
];
