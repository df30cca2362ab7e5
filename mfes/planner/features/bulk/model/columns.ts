import { isOnlyHashtags } from '@carillon/contracts/domain/hashtags.ts';
import { namesNetwork } from './accounts.ts';
import { type ColumnName, readColumnName } from './column-name.ts';
import { MAYBE_HASHTAGS, MAYBE_NETWORKS } from './column-words.ts';
import { isClock, isDate } from './dates.ts';
import type { Field } from './fields.ts';
import { isFlag } from './flags.ts';

/** The field of each column, in order; null where a column is ignored. */
export type Mapping = readonly (Field | null)[];

interface Row {
  readonly cells: readonly string[];
}

/** Fields that several columns can have, one after the other. */
export const REPEATABLE: readonly Field[] = ['media', 'altTexts', 'link', 'hashtags', 'kind', 'accounts'];

/**
 * Finds the field of each column by its name, and where that leaves a doubt, by its cells. The first column of a field
 * has it; others are ignored, except for repeatable fields and for the parts of a date.
 */
export function mapColumns(header: readonly string[], rows: readonly Row[] = []): Mapping {
  const names = header.map(readColumnName);
  const fields = names.map((name, at) =>
    fieldIn(name, names, () => rows.map(({ cells }) => cells[at] ?? '')),
  );
  const usedFields = new Set<Field>();
  return fields.map((field, at) => {
    const isPart = names[at]?.part !== null;
    if (!field || (usedFields.has(field) && !isPart && !REPEATABLE.includes(field))) return null;
    usedFields.add(field);
    return field;
  });
}

function fieldIn(name: ColumnName, all: readonly ColumnName[], cellsOf: () => string[]): Field | null {
  const { field, part, isSwitch, isWhen } = name;
  const hasDate = all.some((one) => one.field === 'date' && one.part === null);
  // "Day" alone is a weekday as often as a date.
  if (part === 'year' || part === 'month' || part === 'day') {
    if (['year', 'month', 'day'].every((one) => all.some((other) => other.part === one)))
      return hasDate ? null : 'date';
    return !hasDate && cellsOf().some(isDate) ? 'date' : null;
  }
  if (part === 'minute' || part === 'half') return all.some((one) => one.part === 'hour') ? 'time' : null;
  if (isWhen && !hasDate && !all.some((one) => one.part === 'day')) {
    const cells = cellsOf().filter(Boolean);
    const isAlone = all.filter((one) => one.isWhen).length === 1;
    if (isAlone && (cells.some(isDate) || (name.words.length > 1 && !cells.some(isClock)))) return 'date';
  }
  if (
    field === 'accounts' &&
    name.words.some((word) => MAYBE_NETWORKS.includes(word)) &&
    !areNetworks(cellsOf())
  )
    return null;
  if (
    field === 'hashtags' &&
    name.words.some((word) => MAYBE_HASHTAGS.includes(word)) &&
    !cellsOf().some(isOnlyHashtags)
  )
    return null;
  // A column called Facebook may hold its texts.
  if (isSwitch && cellsOf().some((cell) => cell !== '' && !isFlag(cell) && cell.length > LONGEST_NAME))
    return null;
  return field;
}

const LONGEST_NAME = 60;

/** Half of them are enough: a misspelled network gets a remark of its own. */
function areNetworks(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '');
  return filled.length > 0 && filled.filter(namesNetwork).length * 2 >= filled.length;
}

/** Gives a column another field, and takes it from the column that had it. */
export const withColumn = (mapping: Mapping, column: number, field: Field | null): Mapping =>
  mapping.map((one, at) => {
    if (at === column) return field;
    return one === field && field !== null && !REPEATABLE.includes(field) ? null : one;
  });
