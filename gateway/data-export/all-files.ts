import {
  type DataExport,
  type ExportLine,
  type ExportSubject,
  isDataExport,
} from '@carillon/contracts/data-export.ts';
import type { beginDataExport } from '@carillon/contracts/http/identity/data-export/begin-data-export.ts';
import type { Operation, ReplyOf } from '@carillon/contracts/operation.ts';
import type { StreamingClient } from '@carillon/kit/http/service-client.ts';
import { type ArchiveFile, filesOf } from './files.ts';
import { createFolderNames } from './folder-names.ts';
import { readLines } from './read-lines.ts';
import { createReadme } from './readme-text.ts';

export interface Sources {
  readonly services: StreamingClient;
  /** Every operation of every service. */
  readonly operations: readonly Operation[];
  readonly signal: AbortSignal;
  now: Date;
}

type Workspaces = NonNullable<ReplyOf<typeof beginDataExport>['export']>['workspaces'];

/**
 * Everything that every service stores about a user: their own data, all of the workspaces they own, and what they
 * created in others. One service at a time is asked for one part.
 */
export async function* allFiles(
  sources: Sources,
  { userId, workspaces }: { readonly userId: string; readonly workspaces: Workspaces },
): AsyncGenerator<ArchiveFile> {
  const readme = createReadme(sources.now);
  const folderOf = createFolderNames();
  for (const { folder, subject, first } of [
    { folder: 'account', subject: { kind: 'user', user_id: userId } as const, first: userFiles(workspaces) },
    ...workspaces.map(({ id, name, role }) => ({
      folder: `workspaces/${folderOf(name)}`,
      subject: partOf(id, role, userId),
      first: [],
    })),
  ])
    for await (const file of filesIn(sources, subject, first)) {
      const placed = { ...file, path: `${folder}/${file.path}` };
      readme.add(placed);
      yield placed;
    }
  yield { path: 'README.txt', about: '', bytes: once(readme.text()) };
}

const partOf = (workspace_id: string, role: string, user_id: string): ExportSubject =>
  role === 'owner' ? { kind: 'workspace', workspace_id } : { kind: 'author', workspace_id, user_id };

async function* filesIn(
  sources: Sources,
  subject: ExportSubject,
  first: readonly ExportLine[],
): AsyncGenerator<ArchiveFile> {
  yield* filesOf(streamLines(first));
  for (const operation of sources.operations.filter(isDataExport))
    yield* filesOf(linesOf(sources, operation, subject));
}

async function* linesOf(
  { services, signal }: Sources,
  operation: DataExport,
  subject: ExportSubject,
): AsyncGenerator<ExportLine> {
  const body = await services.stream(operation, { body: { subject }, signal });
  yield* readLines(body);
}

const userFiles = (workspaces: Workspaces): readonly ExportLine[] => [
  { open: 'workspaces.json', about: 'The workspaces that you are in, and as what.' },
  ...workspaces.map((row) => ({ row })),
];

async function* streamLines(lines: readonly ExportLine[]): AsyncGenerator<ExportLine> {
  yield* lines;
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
