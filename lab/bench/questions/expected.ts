import { getBestTimes } from '@carillon/contracts/http/analytics/get-best-times.ts';
import { getFollowers } from '@carillon/contracts/http/analytics/get-followers.ts';
import { listComments } from '@carillon/contracts/http/analytics/list-comments.ts';
import {
  listPostFigures,
  type PostWithFigures,
} from '@carillon/contracts/http/analytics/list-post-figures.ts';
import { listDrafts } from '@carillon/contracts/http/posts/list-drafts.ts';
import type { listUserPosts } from '@carillon/contracts/http/posts/list-user-posts.ts';
import { type ApiClient, bodyOf } from '../../../deploy/standalone/api-client.ts';
import { readDays } from './days-meant.ts';
import type { AskedQuestion } from './read-table.ts';

/** Parts of a right answer, according to the API: each a text, or several of which one is enough. */
export type Expected = readonly (string | readonly string[])[];

export interface Asking {
  readonly client: ApiClient;
  readonly today: Temporal.PlainDate;
  readonly zone: string;
}

const WEEKDAYS = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
} as const;
/** Long enough to know a text by, and short enough for every place that shows it. */
const HEAD = 20;
const headOf = (text: string): string => text.slice(0, HEAD);

export async function expectedOf(question: AskedQuestion, asking: Asking): Promise<Expected> {
  return EXPECTED[question.kind](question, asking);
}

type Expecting = (question: AskedQuestion, asking: Asking) => Promise<Expected>;

const EXPECTED: Record<AskedQuestion['kind'], Expecting> = {
  async posts({ about, language }, asking) {
    const [best] = [...byPost(await rowsOf(asking, 90, about)).values()].sort(
      (one, other) => engagementOf(other) - engagementOf(one),
    );
    if (!best) return [['None of your posts', 'keiner raus']];
    const likes = sum(best.map((row) => row.likes ?? 0));
    return [`/posts/${best[0]?.post_id}`, number(likes, language)];
  },
  async report(question, asking) {
    const [from, to] = readDays(question, asking.today) ?? ['', ''];
    const rows = (await rowsOf(asking, 90, null)).filter((row) => {
      const day = dayOf(row.published_at, asking.zone);
      return day >= from && day <= to;
    });
    const posts = byPost(rows).size;
    if (posts === 0) return [['None of your posts', 'kein Beitrag']];
    return [
      [`${posts} `, `:** ${posts}`, ...(posts === 1 ? ['ein Beitrag'] : [])],
      number(engagementOf(rows), question.language),
    ];
  },
  async comments({ about }, { client }) {
    const words = (about ?? '').split(' ');
    const comments = (await commentsOf(client)).filter(({ text, post }) =>
      [text, post.words].some((one) => words.every((word) => one.toLowerCase().includes(word))),
    );
    if (comments.length === 0) return [['no comments', 'keine Kommentare']];
    return [
      [`${comments.length} `, ...(comments.length === 1 ? ['One comment', 'Ein Kommentar'] : [])],
      '/inbox',
    ];
  },
  async answer_comments({ about }, { client }) {
    const waiting = (await commentsOf(client)).filter((one) => one.can_reply && one.reply === null);
    const count = Math.min(Number(about), waiting.length);
    if (count === 0) return [['No comments are waiting', 'Kein Kommentar wartet']];
    return [[`1 of ${count}`, `1 von ${count}`], headOf(waiting[0]?.text ?? '')];
  },
  async planned(question, { client, today, zone }) {
    const [from, to] = readDays(question, today) ?? ['', '9'];
    const { posts } = await bodyOf<ReturnType<typeof listUserPosts.response.parse>>(
      client.get('/api/posts/user?list=open'),
    );
    const due = Object.values(posts)
      .flat()
      .filter(({ due_at }) => due_at !== null && dayOf(due_at, zone) >= from && dayOf(due_at, zone) <= to);
    if (due.length === 0) return [['no posts planned', 'nichts geplant']];
    return [...new Set(due.map((one) => headOf(one.AI_generated_description)))];
  },
  async drafts({ about }, { client }) {
    const { drafts } = listDrafts.response.parse(await bodyOf(client.get('/api/posts/drafts')));
    const matches = drafts.filter(({ topic, text }) =>
      `${topic} ${text}`.toLowerCase().includes(about ?? ''),
    );
    if (matches.length === 0) return [['no drafts', 'ist keiner']];
    return matches.flatMap(({ id, text }) => [headOf(text), `/create-post?draft=${id}`]);
  },
  async followers(question, { client, today }) {
    const [from, to] = readDays(question, today) ?? ['', ''];
    const last = to > `${today}` ? `${today}` : to;
    const { platforms } = getFollowers.response.parse(
      await bodyOf(client.get(`/api/analytics/followers?from=${from}&to=${last}`)),
    );
    if (platforms.length === 0) return [['no count', 'keine Followerzahlen']];
    const gained = sum(platforms.map((one) => one.last.followers - one.first.followers));
    return [
      number(Math.abs(gained), question.language),
      gained >= 0 ? ['gained', 'dazu'] : ['lost', 'verloren'],
    ];
  },
  async times({ language }, { client, zone }) {
    const { best, posts } = getBestTimes.response.parse(
      await bodyOf(client.get(`/api/analytics/best-times?timezone=${encodeURIComponent(zone)}`)),
    );
    return [...best.map(({ weekday }) => WEEKDAYS[language][weekday - 1] ?? ''), `${posts} `];
  },
};

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
const number = (value: number, language: 'en' | 'de'): string =>
  value.toLocaleString(language === 'de' ? 'de-DE' : 'en-US');
const engagementOf = (rows: readonly PostWithFigures[]): number =>
  sum(rows.map(({ engagement }) => engagement ?? 0));
const byPost = (rows: readonly PostWithFigures[]): Map<string, PostWithFigures[]> =>
  Map.groupBy(rows, ({ post_id }) => post_id);
const dayOf = (iso: string, zone: string): string =>
  Temporal.Instant.from(iso).toZonedDateTimeISO(zone).toPlainDate().toString();

async function rowsOf(
  { client, zone }: Asking,
  days: number,
  about: string | null,
): Promise<PostWithFigures[]> {
  const query = new URLSearchParams({
    days: `${days}`,
    most: '500',
    timezone: zone,
    ...(about && { search: about }),
  });
  return listPostFigures.response.parse(await bodyOf(client.get(`/api/analytics/posts?${query}`))).posts;
}

/** Number of pages that the assistant looks at. */
const PAGES = 4;

async function commentsOf(client: ApiClient) {
  const all = [];
  let before: string | null = '';
  for (let page = 0; page < PAGES && before !== null; page++) {
    const at = before === '' ? '' : `?before=${encodeURIComponent(before)}`;
    const { comments, next } = listComments.response.parse(await bodyOf(client.get(`/api/comments${at}`)));
    all.push(...comments);
    before = next;
  }
  return all;
}
