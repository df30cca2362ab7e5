import { formatLocale } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import type { GivenRow } from '../model/check-rows.ts';
import { type DayOrder, dayOrderOf, isAmbiguous, orderInName } from '../model/dates.ts';
import { foldText } from '../model/plain-text.ts';
import { rereadWords } from '../model/reread.ts';
import { type ShortYears, shortYearsOf } from '../model/short-years.ts';

interface Sheet {
  readonly sheetId: string;
  /** The names of its columns. */
  readonly header: readonly string[];
  /** The user's choice. Null until they choose. */
  readonly said: DayOrder | null;
  /** The rows as the file has them: later corrections don't change how other dates are read. */
  readonly given: readonly GivenRow[];
  readonly rows: readonly GivenRow[];
  readonly zone: string;
  readonly now: Date;
  onSay(order: DayOrder): void;
}

/** Which number of 03/04/2027 is the day, why, and what changes when the user says it. */
export function useDayOrder({ sheetId, header, said, given, rows, zone, now, onSay }: Sheet) {
  const [announcement, setAnnouncement] = useState({ sheetId, words: '' });
  const year = now.getUTCFullYear();
  const columnName = header.find((name) => orderInName(name) !== null);
  const isNamed = columnName !== undefined;
  const { orders, years } = useMemo(() => {
    const dates = given.flatMap(({ cells }) => [cells.date, cells.time]);
    // A column name that begins with the day or the month puts the year last.
    const years: ShortYears = isNamed
      ? { place: 'last', earliest: year }
      : shortYearsOf(dates.map(foldText), year);
    return { orders: dayOrderOf(dates, years), years };
  }, [given, year, isNamed]);
  const { dotsVary } = orders;
  const isOpen = (cell: string): boolean => isAmbiguous(cell, dotsVary);
  const asks = orders.matters || rows.some(({ cells }) => isOpen(cells.date) || isOpen(cells.time));
  const assumed = columnName === undefined ? usualOrder() : orderInName(columnName);
  const order = said ?? orders.told ?? (orders.contradicts ? null : assumed);
  const why = orders.contradicts
    ? t`The dates in this file use more than one format. Choose one.`
    : orders.witness
      ? t`Based on “${{ date: orders.witness }}”.`
      : columnName === undefined
        ? t`Based on the language of this page.`
        : t`Based on the column name “${columnName}”.`;
  return {
    asks,
    order,
    dotsVary,
    years,
    /** Empty once the user has said. */
    why: said ? '' : why,
    /** Which rows the last answer turned around. */
    reread: announcement.sheetId === sheetId ? announcement.words : '',
    say(next: DayOrder): void {
      setAnnouncement({ sheetId, words: rereadWords(rows, order, next, { zone, dotsVary, years }) });
      onSay(next);
    },
  };
}

/** Returns the order in which the page writes dates. */
const usualOrder = (): DayOrder =>
  new Intl.DateTimeFormat(formatLocale()).formatToParts(0)[0]?.type === 'month' ? 'month first' : 'day first';
