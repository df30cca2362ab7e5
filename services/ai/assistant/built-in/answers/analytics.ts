import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import type { Range } from '@carillon/contracts/http/analytics/figures.ts';
import type { ComparedValue } from '@carillon/contracts/http/analytics/get-overview.ts';
import type { PostWithFigures } from '@carillon/contracts/http/analytics/list-post-figures.ts';
import type { EngineAnswer } from '../../conversation-engine.ts';
import { joinParts } from '../../languages/list-with.ts';
import type { Sentences } from '../../languages/says.ts';
import type { Overview } from '../../tools.ts';
import { answer, type DialogueContext, reply, sentencesOf } from '../dialogue-context.ts';
import type { Slots } from '../read-message.ts';
import { isIn, type Period, periodText, readPeriod } from '../slots/period.ts';
import { timeInZone } from '../slots/time-text.ts';
import { number, publishedLine, sumLines, topText } from './post-figures.ts';

/** The user's own figures: of the days that are named, of which post did best, else of the last days against those before. */
export async function tellFigures(context: DialogueContext, slots: Slots): Promise<EngineAnswer> {
  const period = periodIn(context);
  if (period) return tellPeriod(context, slots, period);
  return WHICH_POST.test(context.plain)
    ? tellPeriod(context, slots, lastDays(context, 90))
    : tellOverview(context);
}

/** "Which post did best", "my worst posts". */
const WHICH_POST =
  /\b(?:which|what|best|top|worst|most popular|most liked|most successful) (?:\w+ ){0,3}posts?\b|\bposts? .{0,40}\b(?:best|worst|most|least)\b/;
const WORST = /\b(?:worst|least|poorest)\b/;

/** Days for which the overview stands are told by it. */
function periodIn({ plain, now }: DialogueContext): Period | null {
  const period = readPeriod(plain, now);
  return period && /^the last (?:7|30|90) days$/.test(period.name) && !WHICH_POST.test(plain) ? null : period;
}

function lastDays({ now }: DialogueContext, days: number): Period {
  const to = now.toPlainDate();
  return { from: to.subtract({ days: days - 1 }), to, name: `the last ${days} days` };
}

/** Tells which posts were published in these days, and their results so far. */
async function tellPeriod(
  context: DialogueContext,
  { platforms }: Slots,
  period: Period,
): Promise<EngineAnswer> {
  const { now, tools, turn, plain } = context;
  const days = Math.max(1, period.from.until(now.toPlainDate(), { largestUnit: 'day' }).days + 1);
  const names = platforms && typeof platforms.names !== 'string' ? platforms.names : [];
  const dayOf = ({ published_at }: PostWithFigures) => timeInZone(published_at, now.timeZoneId).toPlainDate();
  const rows = (await tools.figures(days)).filter(
    (row) => isIn(period, dayOf(row)) && (names.length === 0 || names.includes(row.platform)),
  );
  const says = sentencesOf(context);
  const { figures } = says;
  const where = names.map(labelOf);
  const when = periodText(period, now, says);
  const best = topText(rows, says, WORST.test(plain) ? 'worst' : 'best');
  const parts =
    rows.length === 0
      ? [figures.noneOut(where, when)]
      : WHICH_POST.test(plain)
        ? [figures.yourPosts(where, when), best || figures.nobodyYet]
        : [figures.results(where, when), sumLines(rows, says).join('\n'), best, figures.all];
  return answer(
    reply(parts.filter(Boolean).join('\n\n'), {
      intent: 'analytics',
      platforms: [...names],
      actions: [says.aside.times, figures.analyze30],
    }),
    turn.memory,
  );
}

async function tellOverview(context: DialogueContext): Promise<EngineAnswer> {
  const days = rangeIn(context.plain);
  const [overview, rows] = await Promise.all([context.tools.overview(days), context.tools.figures(days)]);
  const says = sentencesOf(context);
  const { figures } = says;
  const lines = [...cardLines(overview, rows, says), ...followerLines(overview, says)];
  const none = overview.since === null || lines.length === 0;
  const message = none
    ? noFigures(overview, says)
    : [figures.lastDays(days), lines.join('\n'), topText(rows, says), figures.all]
        .filter(Boolean)
        .join('\n\n');
  const actions = [
    says.aside.times,
    none ? says.create : days === 30 ? figures.analyze90 : figures.analyze30,
  ];
  return answer(reply(message, { intent: 'analytics', actions }), context.turn.memory);
}

const rangeIn = (plain: string): Range => {
  if (/\b(?:quarter|90|three months|3 months|year)\b/.test(plain)) return 90;
  return /\b(?:month|30|four weeks|4 weeks)\b/.test(plain) ? 30 : 7;
};

const noFigures = ({ platforms }: Overview, { figures }: Sentences): string =>
  platforms.some(({ connected }) => connected) ? figures.noFigures : figures.noFiguresUnconnected;

function cardLines({ cards, totals }: Overview, rows: readonly PostWithFigures[], says: Sentences): string[] {
  const { figures } = says;
  const engaged = lineOf(figures.engagement, cards.total_engagement, says);
  const parts = (['likes', 'comments', 'shares'] as const).flatMap((name) => {
    const { value } = totals[name];
    return value === null ? [] : [figures[name](number(value, says), value)];
  });
  return [
    ...(rows.length > 0
      ? [publishedLine(rows, says)]
      : lineOf(figures.publications, cards.total_posts, says)),
    ...engaged.map((line) => (parts.length > 0 ? `${line}: ${joinParts(parts, says)}` : line)),
    ...lineOf(figures.reach, cards.total_reach, says),
    ...lineOf(figures.clicks, cards.conversion_rate, says, ' %'),
  ];
}

function lineOf(name: string, { value, before }: ComparedValue, says: Sentences, unit = ''): string[] {
  if (value === null) return [];
  const { asBefore, before: inDaysBefore } = says.figures;
  const change =
    before === null
      ? ''
      : ` (${before === value ? asBefore : inDaysBefore(`${number(before, says)}${unit}`)})`;
  return [`- **${name}:** ${number(value, says)}${unit}${change}`];
}

const followerLines = ({ platforms }: Overview, says: Sentences): string[] =>
  platforms.flatMap(({ platform, followers, growth, growth_days }) => {
    if (followers === null) return [];
    const change =
      growth === null || growth_days === null
        ? ''
        : ` (${says.figures.growth(`${growth > 0 ? '+' : ''}${number(growth, says)}`, growth_days)})`;
    return [`- **${says.figures.followersOn(labelOf(platform))}:** ${number(followers, says)}${change}`];
  });
