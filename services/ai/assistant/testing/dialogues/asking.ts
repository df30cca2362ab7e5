import type { Overview } from '../../tools.ts';
import type { Dialogue } from '../dialogue.ts';

const of = (value: number | null, before: number | null = null) => ({ value, before });
const OVERVIEW: Overview = {
  cards: {
    total_posts: of(4, 2),
    total_engagement: of(123, 61),
    total_reach: of(2_345),
    conversion_rate: of(null),
  },
  totals: { likes: of(100), comments: of(20), shares: of(3) },
  series: [],
  weekly: [],
  platforms: [
    {
      platform: 'facebook',
      connected: true,
      followers: 1_204,
      growth: -1.5,
      growth_days: 30,
      read_at: null,
      fault: null,
    },
  ],
  since: '2026-10-01T00:00:00.000Z',
};

/** Questions about the user's own figures and times, and about the product. */
export const ASKING: readonly Dialogue[] = [
  {
    lines: ['hi'],
    intent: 'greeting',
    says: ["Hello! I'm your AI Assistant for social media management. How can I help you today?"],
  },
  {
    lines: ['Analyze my social media performance'],
    overview: OVERVIEW,
    intent: 'analytics',
    says: [
      'last 7 days',
      '123',
      '61 in the days before',
      '100 likes, 20 comments, 3 shares',
      '2,345',
      '1,204 (-1.5 % in 30 days)',
    ],
    saysNot: ['Clicks', 'null'],
  },
  {
    lines: ['How do I see all my planned posts in a calendar?'],
    intent: 'product_help',
    says: ['[calendar](/schedule-post)'],
  },
  { lines: ['how did the last 30 days go?'], overview: OVERVIEW, says: ['last 30 days'] },
  { lines: ['Analyze performance'], says: ['There are no results yet'], intent: 'analytics' },
  {
    lines: ['What are the best times to post on Instagram and Facebook?'],
    intent: 'best_times',
    says: [
      'on Instagram',
      'on Facebook',
      'Tuesday at 9:00 AM',
      'Europe/Berlin',
      '(I’ll use your own results once you have 20 posts that are at least a day old; you have none)',
    ],
  },
  {
    lines: ['Suggest optimal posting times'],
    best: { best: [{ weekday: 3, hour: 17, score: 2, posts: 4 }], basis: 'own_posts', posts: 31 },
    says: ['Wednesday at 5:00 PM', 'your own 31 posts'],
  },
  { lines: ['Find trending hashtags for my fitness business'], intent: 'hashtags', says: ['#fitness'] },
  { lines: ['Find trending hashtags', 'yoga'], says: ['#yoga'] },
  { lines: ['Suggest trending hashtags'], says: ['Which topic'] },
  { lines: ['hashtags for nothing known'], says: ['I found no hashtags'] },
  { lines: ['how do I link Instagram?'], intent: 'product_help', says: ['/dashboard'] },
  { lines: ['does instagram need a picture?'], says: ['Instagram posts need an image or a video.'] },
  {
    lines: ['can you post on tiktok?'],
    says: ["Carillon doesn't post to TikTok. It works with"],
    saysNot: ['Which one do you like'],
  },
  { lines: ['how do I connect Facebook?'], says: ['then brings you back here.'] },
  { lines: ['where do I change my notifications?'], says: ['Open the notifications'] },
  {
    lines: ['how do I change the dark mode?'],
    says: ["I don't know about that. Here's what I can help with."],
  },
  { lines: ["what's the weather in Berlin?"], intent: 'out_of_scope', says: ['can’t do'] },
  { lines: ['thanks!'], intent: 'thanks' },
];
