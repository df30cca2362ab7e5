import { type Document, serialize } from 'bson';
import { plainNumbers } from '../aggregate/plain-numbers.ts';
import { runPipeline } from '../aggregate/run.ts';
import { checkPipeline } from '../aggregate/whitelist.ts';
import { CommandError, unsupported } from '../errors.ts';
import { compareValues, EMPTY_ARRAY, encodeKey } from '../keys/encode.ts';
import { valuesAtPath } from '../keys/path-values.ts';
import { planQuery } from '../plan/plan.ts';
import { type Selected, select, sortOf } from '../plan/select.ts';
import { compileProjection } from '../projection.ts';
import type { Storage } from '../storage/storage.ts';
import { type Command, namespaceOf, numberOf, reading } from './command.ts';

export function refuseOptions(command: Document): void {
  if (command.collation && command.collation.locale !== 'simple') throw unsupported('collation');
  if (command.tailable || command.awaitData) throw unsupported('a tailable cursor');
  if (command.let && Object.keys(command.let).length > 0) throw unsupported('let');
}

export const READ: Readonly<Record<string, Command>> = {
  find: reading((command, { storage, cursors }) => {
    refuseOptions(command);
    const project = compileProjection(command.projection);
    const found = select(storage, namespaceOf(command), {
      filter: command.filter ?? {},
      sort: command.sort,
      skip: numberOf(command.skip, 0),
      limit: Math.abs(numberOf(command.limit, 0)),
    });
    const raw = found.map(({ row, document }) => (project ? serialize(project(document)) : row.raw));
    const batchSize = command.batchSize === undefined ? undefined : numberOf(command.batchSize, 0);
    const single = Boolean(command.singleBatch) || numberOf(command.limit, 0) < 0;
    return { batch: cursors.start(namespaceOf(command), raw, batchSize, single), field: 'firstBatch' };
  }),
  getMore: reading((command, { cursors }) => ({
    batch: cursors.more(BigInt(command.getMore.toString()), numberOf(command.batchSize, 0)),
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
    const found = select(storage, namespaceOf(command), {
      filter,
      skip: numberOf(skip, 0),
      limit: numberOf(limit, 0),
    });
    return { n: found.length };
  }),
  distinct: reading((command, { storage }) => {
    refuseOptions(command);
    const values = new Map<string, unknown>();
    for (const { document } of select(storage, namespaceOf(command), { filter: command.query ?? {} }))
      for (const value of valuesAtPath(document, command.key).values)
        if (value !== undefined && value !== EMPTY_ARRAY)
          values.set(encodeKey(value).toString('latin1'), value);
    return { values: [...values.values()].sort(compareValues) };
  }),
  aggregate: reading((command, { storage, cursors }) => {
    refuseOptions(command);
    if (typeof command.aggregate !== 'string') throw unsupported('aggregation over a database');
    checkPipeline(command.pipeline);
    const { selected, rest } = leading(storage, namespaceOf(command), command.pipeline as Document[]);
    const all = (name: string) =>
      select(storage, `${command.$db}.${name}`, { filter: {} }).map(({ document }) => plainNumbers(document));
    const raw =
      rest.length === 0
        ? selected.map(({ row }) => row.raw)
        : runPipeline(
            selected.map(({ document }) => plainNumbers(document)),
            rest,
            all,
          ).map((document) => serialize(document, { ignoreUndefined: true }));
    const batchSize =
      command.cursor?.batchSize === undefined ? undefined : numberOf(command.cursor.batchSize, 0);
    return { batch: cursors.start(namespaceOf(command), raw, batchSize), field: 'firstBatch' };
  }),
  explain: reading((command, { storage }) => {
    const inner = command.explain as Document;
    if (typeof inner.find !== 'string')
      throw new CommandError(115, 'explain is supported for find only by the embedded store');
    const collection = storage.find(`${command.$db}.${inner.find}`);
    const plan = collection && planQuery(collection, inner.filter ?? {}, sortOf(inner.sort));
    const scan = plan?.index ? { stage: 'IXSCAN', indexName: plan.index.spec.name } : { stage: 'COLLSCAN' };
    return {
      queryPlanner: { winningPlan: plan && !plan.sorted ? { stage: 'SORT', inputStage: scan } : scan },
    };
  }),
};

/** The first $match, $sort, $skip and $limit are a find, which can use an index. */
function leading(
  storage: Storage,
  namespace: string,
  pipeline: Document[],
): { selected: Selected[]; rest: Document[] } {
  const rest = [...pipeline];
  const next = (stage: string): unknown => (rest[0] && stage in rest[0] ? rest.shift()?.[stage] : undefined);
  const filter = (next('$match') ?? {}) as Document;
  const sort = next('$sort') as Document | undefined;
  const skip = numberOf(next('$skip'), 0);
  const limit = numberOf(next('$limit'), 0);
  return { selected: select(storage, namespace, { filter, sort, skip, limit }), rest };
}
