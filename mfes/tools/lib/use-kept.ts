import type { UserStorage } from '@carillon/sdk/index.ts';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** A state that a reload does not lose. What was kept in another form is as if nothing had been kept. */
export function useKept<T>(
  storage: UserStorage,
  name: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): [T, Dispatch<SetStateAction<T>>] {
  const key = `tool:${name}`;
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
