import { type ColumnName, readColumnName } from './column-name.ts';
import type { Part } from './column-words.ts';
import type { Mapping } from './columns.ts';
import type { Cells, Field } from './fields.ts';
import { hasPicture, isFlag, isNo, isReady, isRegular, isYes } from './flags.ts';
import { partsOf } from './media-refs.ts';
import { NO_NETWORK, networkOf } from './networks.ts';
import { isBlank } from './plain-text.ts';

interface Column {
  readonly name: ColumnName;
  readonly field: Field | null;
  readonly cell: string;
}

/** Returns a row’s cells by field. Columns that only other tools have are put into the words of Carillon’s own. */
export function cellsOf(row: readonly string[], mapping: Mapping, header: readonly string[] = []): Cells {
  const columns = mapping.map((field, at) => ({
    name: namesOf(header)[at] ?? NAMELESS,
    field,
    cell: row[at] ?? '',
  }));
  const having = (field: Field): Column[] => columns.filter((one) => one.field === field);
  const plain = (field: Field): string =>
    having(field)
      .flatMap(({ cell }) => cell || [])
      .join('\n');
  const { media, altTexts } = joinMedia(having('media'), having('altTexts'));
  const link = plain('link');
  // With a type of image or video, some tools take the link for the file.
  const isFile = media === '' && link !== '' && having('kind').some(({ cell }) => hasPicture(cell));
  const time = joinTime(having('time'));
  const date = joinDate(having('date'));
  const when = { date: time === '' ? date : date.replace(MIDNIGHT, '$1'), time };
  return {
    text: plain('text'),
    ...when,
    media: isFile ? link : media,
    altTexts,
    accounts: joinAccounts(having('accounts')),
    link: isFile ? '' : link,
    comment: plain('comment'),
    hashtags: plain('hashtags'),
    zone: plain('zone') || zoneOf([...having('date'), ...having('time')]),
    status: joinStatus(having('status')),
    kind: joinKinds(having('kind')),
  };
}

/** Spreadsheets write it with days that have no time. */
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2}) 00:00(?::00)?$/;
const NAMELESS = readColumnName('');
const columnNamesByHeader = new WeakMap<readonly string[], readonly ColumnName[]>();

/** Reads the names of a header once, and not for each row. */
function namesOf(header: readonly string[]): readonly ColumnName[] {
  const names = columnNamesByHeader.get(header) ?? header.map(readColumnName);
  columnNamesByHeader.set(header, names);
  return names;
}

const ofPart = (columns: readonly Column[], part: Part): string =>
  columns.find(({ name }) => name.part === part)?.cell ?? '';

function joinDate(columns: readonly Column[]): string {
  const [year, month, day] = [ofPart(columns, 'year'), ofPart(columns, 'month'), ofPart(columns, 'day')];
  if (columns.length < 3) return columns.map(({ cell }) => cell).join(' ');
  if (year === '' && month === '' && day === '') return '';
  return /^\d{1,2}$/.test(month) ? `${year}-${month}-${day}` : `${day} ${month} ${year}`;
}

function joinTime(columns: readonly Column[]): string {
  const [hour, minute, half] = [ofPart(columns, 'hour'), ofPart(columns, 'minute'), ofPart(columns, 'half')];
  if (hour === '' || /\D/.test(hour))
    return columns
      .map(({ cell }) => cell)
      .join(' ')
      .trim();
  const isSplit = columns.length > 1;
  return isSplit ? `${hour}:${(minute || '0').padStart(2, '0')} ${half}`.trim() : `${hour}:00`;
}

const zoneOf = (columns: readonly Column[]): string =>
  columns.find(({ name, cell }) => name.zone !== null && cell !== '')?.name.zone ?? '';

/** Several columns of alt texts belong to those of pictures: by their numbers, or else in their order. */
function joinMedia(media: readonly Column[], alts: readonly Column[]): { media: string; altTexts: string } {
  const isOne = alts.length === 1 && alts[0]?.name.number === null;
  const numberOf = ({ name }: Column, at: number): number => name.number ?? at + 1;
  const altTexts = new Map(alts.map((one, at) => [numberOf(one, at), onOneLine(one.cell)]));
  const lines = media.flatMap((one, at) => {
    if (one.cell === '') return [];
    const alt = altTexts.get(numberOf(one, at)) ?? '';
    altTexts.delete(numberOf(one, at));
    const others = partsOf(one.cell).slice(1);
    return [alt, ...others.map(() => '')];
  });
  return {
    media: media.flatMap(({ cell }) => cell || []).join('\n'),
    altTexts: isOne ? (alts[0]?.cell ?? '') : withoutLastBlanks([...lines, ...altTexts.values()]).join('\n'),
  };
}

/** In one cell, line ends and bars separate alt texts. */
const onOneLine = (cell: string): string => cell.replace(/[\s|]{1,99}/g, ' ');

function withoutLastBlanks(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, last + 1);
}

/** Network columns add the networks that are on; a network beside an account says where the account is. */
function joinAccounts(columns: readonly Column[]): string {
  const switches = columns.filter(({ name }) => name.isSwitch);
  const on = switches.flatMap(({ name: { network }, cell }) => {
    if (isBlank(cell) || isNo(cell) || network === null) return [];
    return [isYes(cell) ? network : `${network}: ${cell}`];
  });
  const namedCells = columns
    .filter(({ name, cell }) => !name.isSwitch && cell !== '')
    .map(({ cell }) => cell);
  const [first = '', second = ''] = namedCells;
  const pair = namedCells.length === 2 ? pairText(first, second) : null;
  const all = [...(pair ? [pair] : namedCells), ...on];
  const isOff = switches.some(({ cell }) => isNo(cell)) && all.length === 0;
  return isOff ? NO_NETWORK : all.join('\n');
}

function pairText(first: string, second: string): string | null {
  if (networkOf(first) && !networkOf(second)) return `${first}: ${second}`;
  return networkOf(second) && !networkOf(first) ? `${second}: ${first}` : null;
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The value that `isReady` reads as not ready. */
const HELD = 'Draft';

function joinStatus(columns: readonly Column[]): string {
  const [column] = columns;
  if (!column || column.cell === '') return '';
  const { name, cell } = column;
  const isHeld = name.isApproval ? isNo(cell) : isYes(cell);
  if (isFlag(cell)) return isHeld ? HELD : '';
  return isReady(cell) === true ? '' : cell;
}

/** Only types that are not ordinary posts are shown. */
const joinKinds = (columns: readonly Column[]): string =>
  columns
    .flatMap(({ name, cell }) => {
      const formatWord = name.words.find((word) => ['story', 'reel', 'short'].includes(word));
      const kind = formatWord && isFlag(cell) ? (isYes(cell) ? capitalized(formatWord) : '') : cell;
      if (isBlank(kind) || isRegular(kind)) return [];
      return [name.network ? `${name.network}: ${kind}` : kind];
    })
    .join('\n');
