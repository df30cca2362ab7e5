import { contentFaults } from '@carillon/contracts/domain/content-faults.ts';
import {
  ALT_TEXT_LENGTH,
  LIMITS,
  MOST_TARGETS,
  SCHEDULE_YEARS,
  textLength,
  UPLOAD_LIMITS,
} from '@carillon/contracts/domain/limits.ts';
import { instantOf, plainDateTime } from '@carillon/contracts/domain/local-time.ts';
import { type Account, accountKey, accountText, readAccounts } from './accounts.ts';
import type { Cells, Field } from './columns.ts';
import { type DayOrder, readWhen } from './dates.ts';
import { commentTooLong, faultWords } from './fault-words.ts';
import { type Folder, type MediaRef, readMedia } from './media-refs.ts';
import type { Remark } from './remark.ts';

export interface GivenRow {
  /** As a spreadsheet counts. */
  readonly number: number;
  readonly cells: Cells;
}

/** A post that can be sent. */
export interface ReadyPost {
  readonly content: string;
  readonly accounts: readonly Account[];
  /** YYYY-MM-DD HH:mm:ss in the account's zone; null for the queue. */
  readonly local: string | null;
  readonly media: readonly MediaRef[];
  readonly altTexts: readonly string[];
  /** Empty where none is wanted. */
  readonly comment: string;
}

export interface CheckedRow extends GivenRow {
  /** Any of them keeps the row from being imported. */
  readonly faults: readonly Remark[];
  readonly hints: readonly Remark[];
  /** Null with a fault. */
  readonly post: ReadyPost | null;
  readonly accounts: readonly Account[];
  readonly local: string | null;
}

export interface CheckContext {
  readonly zone: string;
  readonly now: Date;
  /** Null while nobody has said which number is the day. */
  readonly order: DayOrder | null;
  readonly known: readonly Account[];
  /** For rows that name none. */
  readonly defaults: readonly Account[];
  readonly folder: Folder;
  /** Keys of the accounts that have posting slots; null while that is not known. */
  readonly withSlots: ReadonlySet<string> | null;
  /** Of an account and a text that are planned already: when. */
  readonly planned: (account: Account, content: string) => string | null;
}

/** Checks every row by itself and beside the others. */
export function checkRows(rows: readonly GivenRow[], context: CheckContext): CheckedRow[] {
  const seen = new Map<string, number>();
  const texts = new Map<string, number>();
  return rows.map((row) => {
    const checked = checkRow(row, context);
    const { content, media, comment } = checked;
    const files = media.map((one) => ('url' in one ? one.url : one.file.name));
    const faults = [...checked.faults];
    const hints = [...checked.hints];
    const key = JSON.stringify([
      content,
      checked.accounts.map(accountKey).sort(),
      checked.local,
      files,
      comment,
    ]);
    const same = seen.get(key);
    if (same !== undefined)
      faults.push({ field: 'text', words: `This is the same post as row ${same}. Change it, or remove it.` });
    else seen.set(key, row.number);
    const alike = checked.accounts.flatMap(
      (account) => texts.get(`${accountKey(account)} ${content}`) ?? [],
    )[0];
    if (same === undefined && alike !== undefined && content !== '')
      hints.push({
        field: 'text',
        words: `Row ${alike} has the same text for the same account. Networks may refuse a repeated text.`,
      });
    for (const account of checked.accounts) {
      const of = `${accountKey(account)} ${content}`;
      if (!texts.has(of)) texts.set(of, row.number);
    }
    const { accounts, local } = checked;
    const { altTexts } = checked;
    const post = faults.length > 0 ? null : { content, accounts, local, media, altTexts, comment };
    return { ...row, faults, hints, post, accounts, local };
  });
}

function checkRow({ cells }: GivenRow, context: CheckContext) {
  const faults: Remark[] = [];
  const hints: Remark[] = [];
  const fault = (field: Field, ...all: readonly string[]): void =>
    void faults.push(...all.map((words) => ({ field, words })));

  const link = readLink(cells.link);
  if (link.problem) fault('link', link.problem);
  const content = withLink(cells.text, link.url);
  const { media, problems } = readMedia(cells.media, context.folder);
  fault('media', ...problems);
  if (media.length > UPLOAD_LIMITS.files)
    fault(
      'media',
      `A post takes ${UPLOAD_LIMITS.files} files. Remove ${media.length - UPLOAD_LIMITS.files}.`,
    );
  const altTexts = cells.altTexts.split(/[\n|]/).map((one) => one.trim());
  if (altTexts.filter(Boolean).length > media.length)
    fault('altTexts', `There are more alt texts than files. Remove some, or name the missing files.`);
  if (altTexts.some((one) => one.length > ALT_TEXT_LENGTH))
    fault('altTexts', `An alt text may have ${ALT_TEXT_LENGTH} characters. Shorten it.`);

  const comment = cells.comment.trim();
  const named = readAccounts(cells.accounts, context.known);
  fault('accounts', ...named.problems);
  const accounts = cells.accounts.trim() === '' ? context.defaults : named.accounts;
  if (accounts.length === 0 && named.problems.length === 0)
    fault('accounts', 'Name an account, or choose accounts for all rows without one.');
  if (accounts.length > MOST_TARGETS)
    fault('accounts', `A post goes to ${MOST_TARGETS} accounts at the most. Remove some.`);

  // What is not read yet may be an image.
  const files =
    media.length === 0 && problems.length > 0 ? UNREAD : media.map(({ kind }) => ({ kind, bytes: 0 }));
  for (const platform of new Set(accounts.map((one) => one.platform)))
    for (const found of contentFaults(platform, content, files)) {
      const { field, words } = faultWords(platform, found);
      if (!faults.some((one) => one.words === words)) fault(field, words);
    }
  for (const platform of new Set(accounts.map((one) => one.platform))) {
    const most = LIMITS[platform].comment;
    const over = textLength(comment) - most;
    if (over > 0) fault('comment', commentTooLong(platform, over + most, most));
  }
  if (accounts.length === 0 && content.trim() === '' && files.length === 0)
    fault('text', 'Write something, or name an image or a video.');

  const local = checkTime(cells, context, accounts, fault);
  for (const account of accounts) {
    const due = context.planned(account, content);
    if (due === null) continue;
    hints.push({
      field: 'text',
      words: `A post with this text is planned on ${accountText(account)} for ${due}.`,
    });
  }
  return { content, media, altTexts, comment, accounts, local, faults, hints };
}

const UNREAD = [{ kind: 'image' as const, bytes: 0 }];

function checkTime(
  { date, time }: Cells,
  { zone, now, order, withSlots }: CheckContext,
  accounts: readonly Account[],
  fault: (field: Field, words: string) => void,
): string | null {
  const when = readWhen(date, time, { order, zone });
  if ('problems' in when) {
    for (const { field, words } of when.problems) fault(field, words);
    return null;
  }
  const { local } = when;
  if (local === null) {
    for (const account of accounts)
      if (withSlots && !withSlots.has(accountKey(account)))
        fault(
          'date',
          `Give a date, or give ${accountText(account)} posting slots: rows without a date go to the queue.`,
        );
    return null;
  }
  const at = instantOf(local, zone);
  const latest = new Date(now).setUTCFullYear(now.getUTCFullYear() + SCHEDULE_YEARS);
  if (!at)
    fault(
      'date',
      plainDateTime(local)
        ? `That time does not exist in ${zone}: the clocks go forward. Choose another.`
        : 'There is no such time.',
    );
  else if (at <= now) fault('date', `${local.slice(0, 16)} has passed. Choose a later time.`);
  else if (at.getTime() > latest)
    fault('date', `That is more than ${SCHEDULE_YEARS} years ahead. Choose an earlier time.`);
  return local;
}

function readLink(cell: string): { url: string; problem: string | null } {
  const text = cell.trim();
  if (text === '') return { url: '', problem: null };
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return { url: text, problem: null };
  return { url: '', problem: 'Give one web address that begins with https://.' };
}

const withLink = (text: string, link: string): string =>
  link === '' || text.includes(link) ? text : [text, link].filter(Boolean).join('\n\n');
