import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { Range } from '@carillon/contracts/http/analytics/figures.ts';
import type { Compared } from '@carillon/contracts/http/analytics/get-overview.ts';
import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { shown } from '../../shown-text.ts';
import type { Overview } from '../../tools.ts';
import { answer, reply, type Talk } from '../talk.ts';

const SHOWN_POSTS = 3;

/** The user's own figures of the last days, against the days before. */
export async function tellFigures(talk: Talk): Promise<EngineAnswer> {
  const days = rangeIn(talk.plain);
  const [overview, top] = await Promise.all([talk.tools.overview(days), talk.tools.topPosts(days)]);
  const lines = [...cardLines(overview), ...followerLines(overview)];
  const none = overview.since === null || lines.length === 0;
  const message = none
    ? noFigures(overview)
    : [`Your last ${days} days:`, lines.join('\n'), topText(top), '[All figures](/analytics)']
        .filter(Boolean)
        .join('\n\n');
  const actions = [
    'Suggest optimal posting times',
    ...(none ? ['Create new content'] : [`Analyze the last ${days === 30 ? 90 : 30} days`]),
  ];
  return answer(reply(message, { intent: 'analytics', actions }), talk.turn.memory);
}

const rangeIn = (plain: string): Range => {
  if (/\b(?:quarter|90|three months|3 months|year)\b/.test(plain)) return 90;
  return /\b(?:month|30|four weeks|4 weeks)\b/.test(plain) ? 30 : 7;
};

const noFigures = ({ platforms }: Overview): string =>
  platforms.some(({ connected }) => connected)
    ? 'There are no figures yet: none of your posts has been read from its network so far. They come within minutes after a post is out.'
    : 'There are no figures yet, as no network is connected. Connect one on the [dashboard](/dashboard).';

const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 1 });

function cardLines({ cards, totals }: Overview): string[] {
  const engaged = lineOf('Engagement', cards.total_engagement);
  const { likes, comments, shares } = totals;
  const parts = [...partOf('likes', likes), ...partOf('comments', comments), ...partOf('shares', shares)];
  return [
    ...lineOf('Posts published', cards.total_posts),
    ...engaged.map((line) => (parts.length > 0 ? `${line}: ${parts.join(', ')}` : line)),
    ...lineOf('Reach', cards.total_reach),
    ...lineOf('Clicks for each person reached', cards.conversion_rate, ' %'),
  ];
}

const partOf = (name: string, { value }: Compared): string[] =>
  value === null ? [] : [`${number(value)} ${name}`];

function lineOf(name: string, { value, before }: Compared, unit = ''): string[] {
  if (value === null) return [];
  const change =
    before === null
      ? ''
      : ` (${before === value ? 'as before' : `${number(before)}${unit} in the days before`})`;
  return [`- **${name}:** ${number(value)}${unit}${change}`];
}

const followerLines = ({ platforms }: Overview): string[] =>
  platforms.flatMap(({ platform, followers, growth, growth_days }) => {
    if (followers === null) return [];
    const change =
      growth === null || growth_days === null
        ? ''
        : ` (${growth > 0 ? '+' : ''}${number(growth)} % in ${growth_days} days)`;
    return [`- **${labelOf(platform)} followers:** ${number(followers)}${change}`];
  });

function topText(posts: readonly PostWithFigures[]): string {
  const engaged = posts.filter(({ engagement }) => (engagement ?? 0) > 0).slice(0, SHOWN_POSTS);
  if (engaged.length === 0) return '';
  const lines = engaged.map(
    ({ words, platform, engagement }) =>
      `- “${shown(words)}” on ${labelOf(platform)}: ${number(engagement ?? 0)} likes, comments and shares`,
  );
  return `Your best ${engaged.length === 1 ? 'post' : 'posts'}:\n\n${lines.join('\n')}`;
}
