import type { WeeklySlot } from '@carillon/contracts/http/posts/posting-schedule.ts';
import { useUserStorage } from '@carillon/sdk/index.ts';
import { useState } from 'react';

/** Unsaved changes, over the version that they were begun on. */
export interface EditedWeek {
  readonly slots: readonly WeeklySlot[];
  readonly timezone: string;
  readonly version: number;
}

/** An account's slots as they are being changed, kept in the browser until they are saved or discarded. */
export function useEditedWeek(account: string): [EditedWeek | null, (edit: EditedWeek | null) => void] {
  const storage = useUserStorage();
  const key = `posting-slots:${account}`;
  const [edit, setEdit] = useState(() => read(storage?.get(key) ?? null));
  return [
    edit,
    (next) => {
      setEdit(next);
      if (next) storage?.set(key, JSON.stringify(next));
      else storage?.remove(key);
    },
  ];
}

/** A week stored by another version of the page counts as none. The server checks its content. */
function read(text: string | null): EditedWeek | null {
  try {
    const edit = JSON.parse(text ?? 'null') as EditedWeek | null;
    return Array.isArray(edit?.slots) && typeof edit.timezone === 'string' && Number.isInteger(edit.version)
      ? edit
      : null;
  } catch {
    return null;
  }
}
