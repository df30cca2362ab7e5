import { t } from '@lingui/core/macro';

/** Whether all the words of a search are in one of these texts, whatever their case. */
export function isFound(search: string, ...texts: readonly string[]): boolean {
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Names a copy, within the longest name. */
export function copyName(name: string, takenNames: readonly string[], limit: number): string {
  for (let number = 1; ; number++) {
    const ending = ` ${number === 1 ? t`(copy)` : t`(copy ${number})`}`;
    const copy = name.slice(0, limit - ending.length) + ending;
    if (!takenNames.some((one) => one.toLowerCase() === copy.toLowerCase())) return copy;
  }
}
