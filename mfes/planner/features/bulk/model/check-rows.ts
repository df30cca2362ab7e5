import { ALT_TEXT_LENGTH, MOST_TARGETS, UPLOAD_LIMITS } from '@carillon/contracts/domain/limits.ts';
import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';
import {
  type AccountLimits,
  strictestComment,
  strictestFaults,
} from '@carillon/contracts/domain/strictest.ts';
import { fits } from '@carillon/contracts/domain/text-size.ts';
import { formatNumber, listText } from '@carillon/sdk/index.ts';
import { plural, t } from '@lingui/core/macro';
import { type Account, accountKey, accountText, type Meanings, readAccounts } from './accounts.ts';
import { kindProblems } from './check-kind.ts';
import { checkTime, type TimeContext } from './check-time.ts';
import { commentTooLong, faultWords } from './fault-words.ts';
import type { Cells, Field } from './fields.ts';
import { isReady } from './flags.ts';
import { readHashtags, withHashtags } from './hashtags.ts';
import { type Folder, type MediaRef, readMedia } from './media-refs.ts';
import { visibleText } from './plain-text.ts';
import type { Remark } from './remark.ts';

export interface GivenRow {
  /** The row's number in a spreadsheet. */
  readonly number: number;
  readonly cells: Cells;
  /** Fields whose cell shows a formula, since the workbook has no result for it. */
  readonly formulas?: readonly Field[];
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
  /** Null with a fault, for a draft, and without accounts. */
  readonly post: ReadyPost | null;
  /** Its status says that it isn't to be published. */
  readonly isHeld: boolean;
  /** It names no account, and none is chosen yet for such rows. */
  readonly needsAccounts: boolean;
  /** Networks that it names alone, and that wait for their user’s word on which account is meant. */
  readonly open: readonly PlatformName[];
  readonly accounts: readonly Account[];
  readonly local: string | null;
}

export interface CheckContext extends Omit<TimeContext, 'hasTimes'> {
  readonly known: readonly Account[];
  /** For rows that name none. */
  readonly defaults: readonly Account[];
  readonly meanings: Meanings;
  readonly folder: Folder;
  /** Returns the limits of the accounts with these ids. */
  readonly limitsFor: (platform: PlatformName, ids: readonly string[]) => readonly AccountLimits[];
  /** When an account has a text planned already; null if not. */
  readonly planned: (account: Account, content: string) => string | null;
}

/** Checks every row alone and against the others. */
export function checkRows(rows: readonly GivenRow[], context: CheckContext): CheckedRow[] {
  const seenRows = new Map<string, number>();
  const texts = new Map<string, number>();
  const hasTimes = rows.some(({ cells }) => cells.time !== '');
  return rows.map((row) => {
    const checked = checkRow(row, { ...context, hasTimes });
    const { content, media, comment } = checked;
    const files = media.map((one) => ('url' in one ? one.url : one.file.name));
    const faults = [...checked.faults];
    const hints = [...checked.hints];
    const targets = [...checked.accounts.map(accountKey), ...checked.open].sort();
    const key = JSON.stringify([content, targets, checked.local, files, comment]);
    const same = seenRows.get(key);
    if (same !== undefined)
      faults.push({
        field: 'text',
        words: t`This is the same post as row ${same}. Change or remove one of them.`,
      });
    else seenRows.set(key, row.number);
    const alike = checked.accounts.flatMap(
      (account) => texts.get(`${accountKey(account)} ${content}`) ?? [],
    )[0];
    if (same === undefined && alike !== undefined && content !== '')
      hints.push({
        field: 'text',
        words: t`Row ${alike} has the same text for the same account. Networks may reject repeated text.`,
      });
    for (const account of checked.accounts) {
      const of = `${accountKey(account)} ${content}`;
      if (!texts.has(of)) texts.set(of, row.number);
    }
    const { accounts, local, altTexts, isHeld, needsAccounts, open } = checked;
    const isWanting = faults.length > 0 || isHeld || needsAccounts || open.length > 0;
    const post = isWanting ? null : { content, accounts, local, media, altTexts, comment };
    return { ...row, faults, hints, post, isHeld, needsAccounts, open, accounts, local };
  });
}

function checkRow({ cells, formulas = [] }: GivenRow, context: CheckContext & TimeContext) {
  const faults: Remark[] = [];
  const hints: Remark[] = [];
  const fault = (field: Field, ...all: readonly string[]): void =>
    void faults.push(...all.map((words) => ({ field, words })));
  const hint = (field: Field, words: string): void => void hints.push({ field, words });

  const link = readLink(cells.link);
  if (link.problem) fault('link', link.problem);
  const { tags, hints: tagHints } = readHashtags(cells.hashtags ?? '');
  for (const words of tagHints) hint('hashtags', words);
  const text = withLink(cells.text, link.url);
  // Hashtags alone belong to a post that nobody has written yet.
  const content = text === '' && cells.media === '' ? '' : withHashtags(text, tags);
  if (content.includes('\uFFFD')) hint('text', t`A character in this text couldn’t be read: �.`);
  const { media, problems } = readMedia(cells.media, context.folder);
  fault('media', ...problems);
  if (media.length > UPLOAD_LIMITS.files)
    fault(
      'media',
      t`A post can have up to ${{ most: UPLOAD_LIMITS.files }} files. Remove ${{ extra: media.length - UPLOAD_LIMITS.files }}.`,
    );
  const altTexts = cells.altTexts.split(/[\n|]/).map((one) => one.trim());
  if (altTexts.filter(Boolean).length > media.length)
    fault('altTexts', t`There are more alt texts than files. Remove some, or add the missing files.`);
  if (altTexts.some((one) => one.length > ALT_TEXT_LENGTH))
    fault(
      'altTexts',
      t`Alt text can have up to ${{ most: formatNumber(ALT_TEXT_LENGTH) }} characters. Shorten it.`,
    );

  const comment = cells.comment.trim();
  const readResult = readAccounts(cells.accounts, context.known, context.meanings);
  const namesNone = visibleText(cells.accounts) === '';
  const accounts = namesNone ? context.defaults : readResult.accounts;
  fault('accounts', ...readResult.problems);
  const { open } = readResult;
  const isNowhere = accounts.length === 0 && open.length === 0;
  checkOtherNetworks(readResult.others, isNowhere, fault, hint);
  if (accounts.length > MOST_TARGETS)
    fault('accounts', t`A post can go to up to ${{ most: MOST_TARGETS }} accounts. Remove some.`);

  // A file that has not been read yet may be an image.
  const files =
    media.length === 0 && problems.length > 0 ? UNREAD : media.map(({ kind }) => ({ kind, bytes: 0 }));
  const platforms = namesNone ? [...new Set(accounts.map((one) => one.platform))] : readResult.platforms;
  for (const platform of platforms) {
    const ids = accounts.filter((one) => one.platform === platform).map(({ id }) => id);
    const to = { accounts: context.limitsFor(platform, ids) };
    for (const strictFault of strictestFaults(platform, content, files, to)) {
      const { field, words } = faultWords(platform, strictFault);
      if (!faults.some((one) => one.words === words)) fault(field, words);
    }
    const size = strictestComment(platform, comment, to);
    if (!fits(size)) fault('comment', commentTooLong(platform, size));
  }
  if (platforms.length === 0 && content.trim() === '' && files.length === 0)
    fault('text', t`Enter some text, or add an image or a video.`);
  fault('kind', ...kindProblems(cells.kind ?? '', platforms, media));
  const { isHeld, problem } = checkStatus(cells);
  if (problem) fault('status', problem);
  if (isHeld) hint('status', HELD);

  const time = checkTime(cells, accounts, context);
  faults.push(...time.faults);
  for (const account of accounts) {
    const due = context.planned(account, content);
    if (due !== null)
      hint(
        'text',
        t`A post with this text is already scheduled on ${{ account: accountText(account) }} for ${due}.`,
      );
  }
  const needsAccounts = namesNone && accounts.length === 0;
  return {
    content,
    media,
    altTexts,
    comment,
    accounts,
    local: time.local,
    faults: [
      ...formulas.map((field) => ({ field, words: NO_RESULT })),
      ...faults.filter(({ field }) => !formulas.includes(field)),
    ],
    hints: hints.filter(({ field }) => !formulas.includes(field)),
    isHeld,
    needsAccounts,
    open,
  };
}

const NO_RESULT = t`The workbook has no result for this formula. Enter the value here, or open the workbook in Excel or LibreOffice, save it, then choose it again.`;
const UNREAD = [{ kind: 'image' as const, bytes: 0 }];
const HELD = t`The file marks this row as not ready, so it won’t be scheduled. Clear this cell to schedule it.`;

function checkOtherNetworks(
  others: readonly string[],
  isNowhere: boolean,
  fault: (field: Field, words: string) => void,
  hint: (field: Field, words: string) => void,
): void {
  if (others.length === 0) return;
  const names = listText(others);
  if (isNowhere)
    fault(
      'accounts',
      plural(others.length, {
        one: `${names} isn’t supported. Choose an account.`,
        other: `${names} aren’t supported. Choose an account.`,
      }),
    );
  else
    hint(
      'accounts',
      plural(others.length, {
        one: `${names} isn’t supported. This row only goes to the other accounts.`,
        other: `${names} aren’t supported. This row only goes to the other accounts.`,
      }),
    );
}

function checkStatus({ status = '' }: Cells): { isHeld: boolean; problem: string | null } {
  const ready = isReady(status);
  if (ready !== null) return { isHeld: !ready, problem: null };
  const words = t`“${{ status: status.slice(0, 60) }}” isn’t a known status. Use Draft, or clear this cell to schedule the row.`;
  return { isHeld: false, problem: words };
}

function readLink(cell: string): { url: string; problem: string | null } {
  const text = visibleText(cell);
  if (text === '') return { url: '', problem: null };
  const url = URL.parse(text);
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return { url: text, problem: null };
  return { url: '', problem: t`Enter one URL that begins with https://.` };
}

const withLink = (text: string, link: string): string =>
  link === '' || text.includes(link) ? text : [text, link].filter(Boolean).join('\n\n');
