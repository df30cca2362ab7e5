import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { Dialogue } from '../dialogue.ts';
import type { GivenComment, GivenPost } from '../fake-workspace.ts';

const row = (post: string, words: string, likes: number | null, published_at: string): PostWithFigures => ({
  publication_id: `${post}-facebook`,
  post_id: post,
  platform: 'facebook',
  target_id: '104',
  target_name: 'Rye & Co',
  words,
  post_url: null,
  published_at,
  likes,
  comments: likes,
  shares: likes,
  views: null,
  reach: likes === null ? null : likes * 10,
  clicks: null,
  read_at: published_at,
  gone: false,
  engagement: likes === null ? null : likes * 3,
});
const figures = [
  row('s1', 'Stollen is back', 40, '2026-11-18T09:00:00.000Z'),
  row('s2', 'Our Stollen, sliced', 70, '2026-11-10T09:00:00.000Z'),
  row('r1', 'Rye bread on Wednesday', 900, '2026-11-19T09:00:00.000Z'),
];
const comments: readonly GivenComment[] = [
  { text: 'The new opening hours are great', mood: 'positive', author: 'Anna Berg' },
  { text: 'Are you open on Sunday?', mood: 'neutral', author: 'Ben Fox' },
  { text: 'The opening hours are a pity, I work until seven', mood: 'negative', author: 'Cleo Ray' },
  { text: 'Nice bread', mood: 'positive', author: 'dee42' },
];
const SOUP: GivenPost = { text: 'Leek soup', platform: 'linkedin', at: '2026-11-27 10:00:00' };
const texts = ['Summer ice cream', 'Winter bread with figs'];
const followers: Dialogue['followers'] = [
  {
    platform: 'facebook',
    first: { date: '2026-10-01', followers: 1_200 },
    last: { date: '2026-10-31', followers: 1_262 },
  },
];

/** Questions about the workspace's own posts, figures, comments and drafts, in English and in German. */
export const KNOWING: readonly Dialogue[] = [
  {
    figures,
    lines: ['which post about stollen did best?'],
    intent: 'analytics',
    says: ['[“Our Stollen, sliced”](/posts/s2)', '70 likes', 'about “stollen”', 'August 26 to November 23'],
    saysNot: ['Rye bread'],
  },
  {
    figures,
    lines: ['Welcher Beitrag über Stollen lief am besten?'],
    says: ['Die erfolgreichsten Beiträge', '[„Our Stollen, sliced“](/posts/s2)', '70 Likes'],
    saysNot: ['Rye bread'],
  },
  { figures, lines: ['which post about pretzels did best?'], says: ['None of your posts about “pretzels”'] },
  {
    figures,
    lines: ['Wie lief die letzte Woche?'],
    says: ['vom 16. November bis 22. November', '2 Beiträge', '2.820'],
  },
  {
    followers,
    lines: ['how many followers did we gain in October?'],
    says: ['gained **62 followers** from October 1 to October 31', '1,262'],
  },
  {
    followers,
    lines: ['Wie viele Follower haben wir im Oktober gewonnen?'],
    says: ['Vom 1. Oktober bis 31. Oktober hast du **62 Follower** dazugewonnen'],
  },
  { lines: ['how many followers did we gain in October?'], says: ['There’s no count of followers'] },
  {
    comments,
    lines: ['what do people say about the new opening hours?'],
    intent: 'comments',
    says: ['2 comments about “new opening hours”', '1 positive, 1 negative', 'a pity', '/inbox'],
    saysNot: ['Nice bread'],
  },
  {
    comments,
    lines: ['Was sagen die Leute über die Öffnungszeiten?'],
    says: ['keine Kommentare über „öffnungszeiten“'],
  },
  {
    texts,
    lines: ['show my drafts about summer'],
    says: ['one draft about “summer”', 'Summer ice cream', '/create-post?draft='],
    saysNot: ['figs'],
  },
  { texts, lines: ['Zeig mir meine Entwürfe'], says: ['Du hast 2 Entwürfe', 'Winter bread'] },
  {
    posts: [SOUP],
    lines: ['Was ist für Freitag geplant?'],
    intent: 'list_posts',
    says: ['Ein Beitrag ist am 27. November geplant', 'Leek soup', '10:00 Uhr'],
  },
  { posts: [SOUP], lines: ['Was ist für Donnerstag geplant?'], says: ['am 26. November nichts geplant'] },
  {
    best: { best: [{ weekday: 3, hour: 17, score: 2, posts: 4 }], basis: 'own_posts', posts: 31 },
    lines: ['Wann laufen meine Beiträge am besten?'],
    says: ['Mittwoch, 17 Uhr', 'deinen eigenen 31 Beiträgen'],
  },
  {
    name: 'each reply is shown, and sent after a yes to it alone',
    comments,
    lines: ['answer the last three comments'],
    state: 'confirmation',
    says: ['Comment 1 of 3', 'Anna Berg', 'The new opening hours are great', 'Anna', 'Should I send it?'],
    replied: [],
  },
  {
    comments,
    lines: ['answer the last three comments', 'Yes, send it'],
    state: 'confirmation',
    says: ['Sent.', 'Comment 2 of 3', 'Are you open on Sunday?', 'Only you know the answer'],
    replied: ['comment-0'],
  },
  {
    name: 'a question takes the user’s own answer, and a yes to it',
    comments,
    lines: ['answer the last three comments', 'yes', 'Reply: Yes, from 8 to 12.', 'yes', 'skip this one'],
    state: 'idle',
    says: ['Skipped.', 'That was the last one', '/inbox'],
    replied: ['comment-0', 'comment-1: Yes, from 8 to 12.'],
  },
  {
    name: 'a yes to a reply that has no text sends nothing',
    comments,
    lines: ['answer the last three comments', 'no', 'yes'],
    says: ['Only you know the answer'],
    replied: [],
  },
  {
    comments,
    lines: ['answer the last three comments', 'stop', 'yes'],
    replied: [],
  },
  {
    comments,
    lines: ['Beantworte die letzten zwei Kommentare', 'Ja, senden', 'Aufhören'],
    says: ['nichts weiter gesendet'],
    replied: ['comment-0'],
  },
  {
    name: 'a viewer replies to nobody',
    role: 'viewer',
    comments,
    lines: ['answer the last comment', 'yes'],
    replied: [],
  },
  { role: 'viewer', comments, lines: ['answer the last comment'], says: ['doesn’t allow replies'] },
  { role: 'writer', comments, lines: ['answer the last comment', 'yes'], replied: ['comment-0'] },
  {
    comments: comments.map((one) => ({ ...one, can_reply: false })),
    lines: ['reply to the newest comment'],
    says: ['No comments are waiting for a reply'],
  },
];
