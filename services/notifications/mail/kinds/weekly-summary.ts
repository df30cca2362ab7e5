import type { NoticeContent } from '../../domain/notice-content.ts';
import { heading, type MailBlock, type MailFact, type MailText, text } from '../mail-text.ts';
import { shortWhen, spanText } from '../when-text.ts';
import type { Reader } from './content-of.ts';
import { moreText } from './more-text.ts';

type WeeklySummary = Extract<NoticeContent, { kind: 'weekly_summary' }>;
type Compared = WeeklySummary['published'];

export function weeklySummary(summary: WeeklySummary, { timezone }: Reader): MailText {
  const { workspace, from, to, planned, next, link } = summary;
  return {
    subject: `Your week on ${workspace}: ${count(summary.published.value ?? 0, 'post')} published`,
    title: `Your week, ${spanText(from, to)}`,
    blocks: [
      text(`Workspace: ${workspace}. Changes are compared with the week before.`),
      { is: 'facts', facts: factsOf(summary) },
      ...bestOf(summary),
      heading(
        planned > 0 ? `Planned this week: ${count(planned, 'post')}` : 'Nothing is planned for this week',
      ),
      ...(planned > 0
        ? [
            {
              is: 'list' as const,
              items: next.map(({ words, target, link, at }) => ({
                text: words,
                link,
                note: `${shortWhen(new Date(at), timezone)}, ${target}`,
              })),
            },
          ]
        : [text('Nothing planned yet: schedule a post.')]),
      ...moreText(planned - next.length),
    ],
    button: { label: 'Open the dashboard', link },
  };
}

/** What no network reports is left out. */
function factsOf({ published, failed, likes, comments, shares, reach }: WeeklySummary): MailFact[] {
  return [
    ...fact('Posts published', published),
    ...(failed > 0 ? [{ label: 'Posts failed', value: number(failed) }] : []),
    ...fact('People reached', reach),
    ...fact('Likes', likes),
    ...fact('Comments', comments),
    ...fact('Shares', shares),
  ];
}

function fact(label: string, { value, before }: Compared): MailFact[] {
  if (value === null) return [];
  return [{ label, value: number(value), ...(before !== null && { note: against(value - before) }) }];
}

function against(more: number): string {
  if (more === 0) return 'no change';
  return `${more > 0 ? '+' : '−'}${number(Math.abs(more))}`;
}

function bestOf({ best }: WeeklySummary): MailBlock[] {
  if (!best) return [];
  const { words, link, target, engagement } = best;
  const note = `${target}. Likes, comments and shares: ${number(engagement)}`;
  return [heading('Best post'), { is: 'list', items: [{ text: words, link, note }] }];
}

const number = (value: number): string => value.toLocaleString('en-US');
const count = (value: number, noun: string): string => `${number(value)} ${noun}${value === 1 ? '' : 's'}`;
