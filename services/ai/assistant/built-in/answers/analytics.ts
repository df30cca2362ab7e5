import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { Range } from '@carillon/contracts/http/analytics/figures.ts';
import type { Compared } from '@carillon/contracts/http/analytics/get-overview.ts';
import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import type { Overview } from '../../tools.ts';
import type { Slots } from '../read-message.ts';
import { isIn, type Period, periodText, readPeriod } from '../slots/period.ts';
import { timeInZone } from '../slots/time-text.ts';
import { answer, reply, type Talk } from '../talk.ts';
import { number, publishedLine, sumLines, topText } from './post-figures.ts';

/** The user's own figures: of the days that are named, of which post did best, else of the last days against those before. */
export async function tellFigures(talk: Talk, slots: Slots): Promise<EngineAnswer> {
  const period = periodIn(talk);
  if (period) return tellPeriod(talk, slots, period);
  return WHICH_POST.test(talk.plain) ? tellPeriod(talk, slots, lastDays(talk, 90)) : tellOverview(talk);
}

/** "Which post did best", "my worst posts". */
const WHICH_POST =
  /\b(?:which|what|best|top|worst|most popular|most liked|most successful) (?:\w+ ){0,3}posts?\b|\bposts? .{0,40}\b(?:best|worst|most|least)\b/;
const WORST = /\b(?:worst|least|poorest)\b/;

/** Days for which the overview stands are told by it. */
function periodIn({ plain, now }: Talk): Period | null {
  const period = readPeriod(plain, now);
  return period && /^the last (?:7|30|90) days$/.test(period.name) && !WHICH_POST.test(plain) ? null : period;
}

function lastDays({ now }: Talk, days: number): Period {
  const to = now.toPlainDate();
  return { from: to.subtract({ days: days - 1 }), to, name: `the last ${days} days` };
}

/** What went out in these days, and what came of it so far. */
async function tellPeriod(talk: Talk, { platforms }: Slots, period: Period): Promise<EngineAnswer> {
  const { now, tools, turn, plain } = talk;
  const days = Math.max(1, period.from.until(now.toPlainDate(), { largestUnit: 'day' }).days + 1);
  const names = platforms && typeof platforms.names !== 'string' ? platforms.names : [];
  const dayOf = ({ published_at }: PostWithFigures) => timeInZone(published_at, now.timeZoneId).toPlainDate();
  const rows = (await tools.figures(days)).filter(
    (row) => isIn(period, dayOf(row)) && (names.length === 0 || names.includes(row.platform)),
  );
  const where = names.length > 0 ? ` on ${names.map(labelOf).join(' and ')}` : '';
  const when = periodText(period, now);
  const best = topText(rows, WORST.test(plain) ? 'worst' : 'best');
  const parts =
    rows.length === 0
      ? [`None of your posts were published${where} ${when}.`]
      : WHICH_POST.test(plain)
        ? [
            `Your posts published${where} ${when}:`,
            best || 'Nobody has liked, commented or shared any of it yet.',
          ]
        : [
            `Posts published${where} ${when}, with their results so far:`,
            sumLines(rows).join('\n'),
            best,
            '[All figures](/analytics)',
          ];
  return answer(
    reply(parts.filter(Boolean).join('\n\n'), {
      intent: 'analytics',
      platforms: [...names],
      actions: ['Suggest optimal posting times', 'Analyze the last 30 days'],
    }),
    turn.memory,
  );
}

async function tellOverview(talk: Talk): Promise<EngineAnswer> {
  const days = rangeIn(talk.plain);
  const [overview, rows] = await Promise.all([talk.tools.overview(days), talk.tools.figures(days)]);
  const lines = [...cardLines(overview, rows), ...followerLines(overview)];
  const none = overview.since === null || lines.length === 0;
  const message = none
    ? noFigures(overview)
    : [`Your last ${days} days:`, lines.join('\n'), topText(rows), '[All figures](/analytics)']
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
    ? 'There are no figures yet. They arrive within minutes after a post is published.'
    : 'There are no figures yet, because no network is connected. Connect one on the [dashboard](/dashboard).';

function cardLines({ cards, totals }: Overview, rows: readonly PostWithFigures[]): string[] {
  const engaged = lineOf('Engagement', cards.total_engagement);
  const { likes, comments, shares } = totals;
  const parts = [...partOf('likes', likes), ...partOf('comments', comments), ...partOf('shares', shares)];
  return [
    ...(rows.length > 0 ? [publishedLine(rows)] : lineOf('Publications', cards.total_posts)),
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
