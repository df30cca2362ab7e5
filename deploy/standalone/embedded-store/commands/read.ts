import { type Document, serialize } from 'bson';
import { unsupported } from '../errors.ts';
import { compareValues, EMPTY_ARRAY, encodeKey } from '../keys/encode.ts';
import { valuesAtPath } from '../keys/path-values.ts';
import { count, select } from '../plan/select.ts';
import { compileProjection, listWholeFields } from '../projection.ts';
import { fieldPicker } from '../storage/pick-fields.ts';
import type { Row } from '../storage/types.ts';
import { decode, numberOf } from '../values.ts';
import { type Command, namespaceOf, reading } from './command.ts';

export function refuseOptions(command: Document): void {
  if (command.collation && command.collation.locale !== 'simple') throw unsupported('collation');
  if (command.tailable || command.awaitData) throw unsupported('a tailable cursor');
  if (command.let && Object.keys(command.let).length > 0) throw unsupported('let');
  if (command.arrayFilters?.length > 0) throw unsupported('arrayFilters');
  for (const option of ['min', 'max', 'returnKey', 'showRecordId'])
    if (command[option]) throw unsupported(option);
}

export const READ: Readonly<Record<string, Command>> = {
  find: reading((command, { storage, cursors }) => {
    refuseOptions(command);
    const project = compileProjection(command.projection);
    const rows = select(storage, namespaceOf(command), {
      filter: command.filter ?? {},
      sort: command.sort,
      skip: numberOf(command.skip, 0),
      limit: Math.abs(numberOf(command.limit, 0)),
    });
    // Documents and fields read whole are passed on as they are stored.
    const whole = listWholeFields(command.projection);
    const pick = whole && fieldPicker(whole);
    const projected = ({ raw }: Row) => pick?.(raw) ?? (project ? serialize(project(decode(raw))) : raw);
    const raw = rows.map(projected);
    const batchSize = command.batchSize === undefined ? undefined : numberOf(command.batchSize, 0);
    const single = Boolean(command.singleBatch) || numberOf(command.limit, 0) < 0;
    return { batch: cursors.start(namespaceOf(command), raw, batchSize, single), field: 'firstBatch' };
  }),
  getMore: reading((command, { cursors }) => ({
    batch: cursors.more(
      `${command.$db}.${command.collection}`,
      BigInt(command.getMore.toString()),
      numberOf(command.batchSize, 0),
    ),
    field: 'nextBatch',
  })),
  killCursors: reading((command, { cursors }) => {
    const ids = command.cursors as { toString(): string }[];
    const killed = ids.filter((id) => cursors.kill(BigInt(id.toString())));
    return {
      cursorsKilled: killed,
      cursorsNotFound: ids.filter((id) => !killed.includes(id)),
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  }),
  count: reading((command, { storage }) => {
    refuseOptions(command);
    const { query: filter = {}, skip, limit } = command;
    const window = { skip: numberOf(skip, 0), limit: Math.abs(numberOf(limit, 0)) };
    return { n: count(storage, namespaceOf(command), { filter, ...window }) };
  }),
  distinct: reading((command, { storage }) => {
    refuseOptions(command);
    const values = new Map<string, unknown>();
    for (const { raw } of select(storage, namespaceOf(command), { filter: command.query ?? {} }))
      for (const value of valuesAtPath(decode(raw), command.key).values)
        if (value !== undefined && value !== EMPTY_ARRAY)
          values.set(encodeKey(value).toString('latin1'), value);
    return { values: [...values.values()].sort(compareValues) };
  }),
};
