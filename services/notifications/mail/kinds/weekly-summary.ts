import { plural, type Text, text } from '@carillon/contracts/text.ts';
import type { NoticeContent } from '../../domain/notice-content.ts';
import {
  heading,
  type MailBlock,
  type MailFact,
  type MailText,
  paragraph,
  type Words,
} from '../mail-text.ts';
import { shortWhen, spanText } from '../when-text.ts';
import type { Reader } from './content-of.ts';
import { moreText } from './more-text.ts';

type WeeklySummary = Extract<NoticeContent, { kind: 'weekly_summary' }>;
type ComparedValue = WeeklySummary['published'];

export function weeklySummary(summary: WeeklySummary, reader: Reader): MailText {
  const { workspace, from, to, planned, link } = summary;
  const count = summary.published.value ?? 0;
  return {
    subject: text`Your week in ${{ workspace }}: ${plural({ count }, { one: '# post published', other: '# posts published' })}`,
    title: text`Your week, ${{ days: spanText(from, to, reader) }}`,
    blocks: [
      paragraph(text`Workspace: ${{ workspace }}. Changes are compared with the week before.`),
      { is: 'facts', facts: factsOf(summary, reader) },
      ...bestOf(summary),
      ...(planned > 0
        ? plannedOf(summary, reader)
        : [
            heading(text`Nothing is planned for this week`),
            paragraph(text`Nothing planned yet: schedule a post.`),
          ]),
    ],
    button: { label: text`Open the dashboard`, link },
  };
}

/** Lists the figures; leaves out those that no network reports. */
function factsOf(summary: WeeklySummary, reader: Reader): MailFact[] {
  const { published, failed, likes, comments, shares, reach } = summary;
  const fact = (label: Text, { value, before }: ComparedValue): MailFact[] => {
    if (value === null) return [];
    const note = before === null ? {} : { note: against(value - before, reader) };
    return [{ label, value: value.toLocaleString(reader.locale), ...note }];
  };
  return [
    ...fact(text`Posts published`, published),
    ...(failed > 0 ? [{ label: text`Posts failed`, value: failed.toLocaleString(reader.locale) }] : []),
    ...fact(text`People reached`, reach),
    ...fact(text`Likes`, likes),
    ...fact(text`Comments`, comments),
    ...fact(text`Shares`, shares),
  ];
}

const against = (more: number, { locale }: Reader): Words =>
  more === 0 ? text`no change` : more.toLocaleString(locale, { signDisplay: 'exceptZero' }).replace('-', '−');

function bestOf({ best }: WeeklySummary): MailBlock[] {
  if (!best) return [];
  const { words, link, target, engagement } = best;
  const note = text`${{ target }}. Likes, comments and shares: ${{ engagement }}`;
  return [heading(text`Best post`), { is: 'list', items: [{ text: nameOf(words), link, note }] }];
}

function plannedOf({ planned, next }: WeeklySummary, reader: Reader): MailBlock[] {
  const items = next.map(({ words, target, link, at }) => ({
    text: nameOf(words),
    link,
    note: text`${{ when: shortWhen(new Date(at), reader) }}, ${{ target }}`,
  }));
  return [
    heading(text`Planned this week: ${plural({ count: planned }, { one: '# post', other: '# posts' })}`),
    { is: 'list', items },
    ...moreText(planned - next.length),
  ];
}

const nameOf = (words: string): Words => words || text`Post without text`;
