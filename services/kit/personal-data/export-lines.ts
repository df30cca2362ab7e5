import type { ExportLine, ExportSubject } from '@carillon/contracts/data-export.ts';
import type mongoose from 'mongoose';
import type { Exported, ExportedFile, StoredPersonalData } from './stored-personal-data.ts';
import { rowsOf } from './stored-personal-data.ts';
import { tableLines } from './table-lines.ts';

/** Rows that are read from the database at a time. */
const BATCH = 50;

type Row = Record<string, unknown> & { _id: string };
type Filter = Record<string, unknown>;

/** Exports everything stored about a subject, read while it is sent. Empty files are left out. */
export async function* exportLines(
  connection: mongoose.Connection,
  collections: readonly StoredPersonalData[],
  subject: ExportSubject,
): AsyncGenerator<ExportLine> {
  for (const one of collections) {
    if ('nothing' in one || 'not' in one.exported) continue;
    const filter = filterOf(one, one.exported, subject);
    if (!filter) continue;
    const { exported, collection } = one;
    yield* fileLines(exported, rows(connection, collection, filter, exported.fields));
    if (exported.table) {
      const fields = Object.values(exported.table.columns);
      yield* tableLines(exported.table, rows(connection, collection, filter, fields));
    }
    for (const [name, file] of Object.entries(exported.alongside ?? {}))
      yield* fileLines(file, alongside(connection, { collection, filter }, name, file.fields));
  }
}

/** Which of its rows are the subject's; null where none can be. */
function filterOf(
  one: Exclude<StoredPersonalData, { nothing: string }>,
  exported: Exported,
  subject: ExportSubject,
): Filter | null {
  const { workspace, user } = one;
  const isOfUser = user !== undefined && !exported.ofWorkspace;
  switch (subject.kind) {
    case 'user':
      return isOfUser ? rowsOf(user, subject.user_id) : null;
    case 'workspace':
      return isOfUser || !workspace ? null : rowsOf(workspace, subject.workspace_id);
    case 'author': {
      const { madeBy } = exported;
      return workspace && madeBy
        ? { ...rowsOf(workspace, subject.workspace_id), [madeBy]: subject.user_id }
        : null;
    }
  }
}

async function* rows(
  connection: mongoose.Connection,
  collection: string,
  filter: Filter,
  fields: readonly string[],
): AsyncGenerator<Row> {
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  yield* connection.collection<Row>(collection).find(filter, { projection, batchSize: BATCH });
}

/** Rows of another collection with the same ids. */
async function* alongside(
  connection: mongoose.Connection,
  main: { readonly collection: string; readonly filter: Filter },
  name: string,
  fields: readonly string[],
): AsyncGenerator<Row> {
  let ids: string[] = [];
  const readRows = () => rows(connection, name, { _id: { $in: ids } }, fields);
  for await (const { _id } of rows(connection, main.collection, main.filter, ['_id'])) {
    ids.push(_id);
    if (ids.length < BATCH) continue;
    yield* readRows();
    ids = [];
  }
  if (ids.length > 0) yield* readRows();
}

async function* fileLines(
  { file, about }: ExportedFile,
  from: AsyncIterable<Row>,
): AsyncGenerator<ExportLine> {
  let isOpen = false;
  for await (const { _id, ...rest } of from) {
    if (!isOpen) yield { open: `${file}.json`, about };
    isOpen = true;
    yield { row: { id: _id, ...rest } };
  }
}
