import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import type { UserStorage } from './user-storage.ts';

/** A state that survives a reload, stored for the logged-in user. A stored value of another shape counts as missing. */
export function useStored<T>(
  storage: UserStorage,
  key: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => read(storage.get(key), isValid) ?? initial);
  const [first] = useState(() => JSON.stringify(initial));
  useEffect(() => {
    const text = JSON.stringify(value);
    if (text === first) storage.remove(key);
    else storage.set(key, text);
  }, [storage, key, value, first]);
  return [value, setValue];
}

function read<T>(text: string | null, isValid: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isValid(value) ? value : null;
  } catch {
    return null;
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
