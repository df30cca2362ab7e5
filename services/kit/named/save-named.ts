import type { ErrorName } from '@carillon/contracts/errors.ts';
import { sentence, type Text, text } from '@carillon/contracts/text.ts';
import { AppError, invalid } from '../errors.ts';
import { isRepeat, type NamedItem, type NamedWrite, type Words, writeItem } from './named-item.ts';
import type { NamedItemStore } from './named-items.ts';

/** A kind of named items: its noun and how many a workspace may have. */
export interface NamedKind {
  readonly noun: 'brand_voice' | 'template' | 'hashtag_group';
  /** Its name in the detail of the error `createConflict`. */
  readonly key: string;
  readonly most: number;
  readonly changed: ErrorName;
  readonly tooMany: ErrorName;
}

interface Deps<W extends Words> {
  readonly items: NamedItemStore<W>;
  clock(): Date;
}

/**
 * Saves a named item over the version that its writer saw. Idempotent.
 * @throws AppError as the kind defines for a changed item or too many, or `validation_failed` for a name that is
 *   taken
 */
export async function saveNamedItem<W extends Words>(
  kind: NamedKind,
  { items, clock }: Deps<W>,
  write: NamedWrite<W>,
): Promise<NamedItem<W>> {
  const { id, workspaceId, seen, words } = write;
  const checkRoom = async (limit: number): Promise<void> => {
    if ((await items.count(workspaceId)) > limit) throw new AppError(kind.tooMany);
  };
  const before = await items.find(id, workspaceId);
  if (before && isRepeat(before, write)) return before;
  if (before ? before.version !== seen : seen > 0) throw createConflict(kind, before);
  if (!before) await checkRoom(kind.most - 1);

  const item = writeItem(before, write, clock());
  if (!(await (before ? items.replace(item, seen) : items.insert(item)))) {
    const now = await items.find(id, workspaceId);
    if (now && isRepeat(now, write)) return now;
    const sameNamed = await items.findNamed(words.name, workspaceId);
    if (sameNamed && sameNamed.id !== id) throw invalid({ name: [nameTakenText(kind.noun, sameNamed.name)] });
    throw createConflict(kind, now);
  }
  if (!before) {
    // Counted once more after the write, so that several at a time don't go past it together.
    await checkRoom(kind.most).catch(async (full) => {
      await items.remove(id, workspaceId);
      throw full;
    });
  }
  return item;
}

function nameTakenText(noun: NamedKind['noun'], name: string): Text {
  if (noun === 'brand_voice')
    return text`There’s already a brand voice named “${{ name }}”. Choose another name.`;
  if (noun === 'template') return text`There’s already a template named “${{ name }}”. Choose another name.`;
  return text`There’s already a hashtag group named “${{ name }}”. Choose another name.`;
}

const DELETED: Readonly<Record<NamedKind['noun'], string>> = {
  brand_voice: sentence`This brand voice was deleted in another tab or by somebody else.`,
  template: sentence`This template was deleted in another tab or by somebody else.`,
  hashtag_group: sentence`This hashtag group was deleted in another tab or by somebody else.`,
};

function createConflict<W extends Words>(
  { noun, key, changed }: NamedKind,
  item: NamedItem<W> | null,
): AppError {
  const detail = { [key]: item && viewOf(item) };
  const message = DELETED[noun];
  return new AppError(changed, { detail, ...(!item && { message }) });
}

/** One as its workspace sees it. */
export function viewOf<W extends Words>(item: NamedItem<W>) {
  const {
    workspaceId: _,
    createdBy: _by,
    createdAt: _at,
    updatedBy: _writer,
    updatedAt: _then,
    ...view
  } = item;
  return view;
}
