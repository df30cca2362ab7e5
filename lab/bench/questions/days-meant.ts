import type { AskedQuestion } from './read-table.ts';

/** The days, both included, that the table's questions mean: what a person reads in them. */
export function readDays({ text }: AskedQuestion, today: Temporal.PlainDate): [string, string] | null {
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  const first = today.with({ day: 1 });
  const of = (from: Temporal.PlainDate, to: Temporal.PlainDate): [string, string] => [`${from}`, `${to}`];
  const month = (begin: Temporal.PlainDate) => of(begin, begin.add({ months: 1 }).subtract({ days: 1 }));
  const lastDays = (number: number) =>
    month(first.with({ month: number }).subtract({ years: number > today.month ? 1 : 0 }));
  if (/last week|letzte Woche|past week/.test(text))
    return of(monday.subtract({ days: 7 }), monday.subtract({ days: 1 }));
  if (/nächste Woche/.test(text)) return of(monday.add({ days: 7 }), monday.add({ days: 13 }));
  if (/letzten Monat/.test(text)) return month(first.subtract({ months: 1 }));
  if (/October/.test(text)) return lastDays(10);
  if (/November/.test(text)) return lastDays(11);
  if (/30 days/.test(text)) return of(today.subtract({ days: 29 }), today);
  if (/90 days/.test(text)) return of(today.subtract({ days: 89 }), today);
  if (/weekend/.test(text)) return of(monday.add({ days: 5 }), monday.add({ days: 6 }));
  if (!/Friday|Freitag/.test(text)) return null;
  const friday = today.add({ days: (5 - today.dayOfWeek + 7) % 7 });
  return of(friday, friday);
}
