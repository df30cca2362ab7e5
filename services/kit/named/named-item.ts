/** A named item of a workspace: its name and its content. */
export interface Words {
  readonly name: string;
}

export type NamedItem<W extends Words> = W & {
  readonly id: string;
  readonly workspaceId: string;
  /** One more with each write; 1 after the first. */
  readonly version: number;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedBy: string;
  readonly updatedAt: Date;
};

/** The new content, and the version that its writer saw. */
export interface NamedWrite<W extends Words> {
  readonly id: string;
  readonly workspaceId: string;
  readonly userId: string;
  /** 0 for a new one. */
  readonly seen: number;
  readonly words: W;
}

export const writeItem = <W extends Words>(
  before: NamedItem<W> | null,
  { id, workspaceId, userId, seen, words }: NamedWrite<W>,
  now: Date,
): NamedItem<W> => ({
  ...words,
  id,
  workspaceId,
  version: seen + 1,
  createdBy: before?.createdBy ?? userId,
  createdAt: before?.createdAt ?? now,
  updatedBy: userId,
  updatedAt: now,
});

/** Whether a write was made already, and its reply was lost. */
export const isRepeat = <W extends Words>(item: NamedItem<W>, { seen, words }: NamedWrite<W>): boolean =>
  item.version === seen + 1 &&
  Object.entries(words).every(
    ([key, value]) => JSON.stringify(value) === JSON.stringify(item[key as keyof W]),
  );

/** Two names that differ in case alone are one. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();
