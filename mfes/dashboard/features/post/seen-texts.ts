import type { PublicationDetail } from '@carillon/contracts/http/posts/publication-detail.ts';

type Target = Pick<PublicationDetail, 'id' | 'platform' | 'content'>;

/** The texts that are being replaced, each once. */
export const textsOf = (targets: readonly Target[]): string[] => [
  ...new Set(targets.map(({ content }) => content)),
];

/** The current targets whose text somebody has changed since, unless it is now the text typed here. */
export function changedSince<T extends Target>(
  seenTargets: readonly Target[],
  all: readonly T[],
  typedText: string,
): T[] {
  const texts = new Set(textsOf(seenTargets));
  return all.filter(
    ({ id, content }) =>
      seenTargets.some((one) => one.id === id) && !texts.has(content) && content !== typedText,
  );
}
