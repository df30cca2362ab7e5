import type { OnPage } from '@carillon/sdk/shell.ts';

export interface OnPageStore extends OnPage {
  has(fact: string): boolean;
}

/** Which facts the pages that are open here show. */
export function createOnPageStore(): OnPageStore {
  const shownFacts = new Set<readonly string[]>();
  return {
    show(facts) {
      // The same facts may be shown by two parts of a page, each with its own end.
      const ownFacts = [...facts];
      shownFacts.add(ownFacts);
      return () => void shownFacts.delete(ownFacts);
    },
    has: (fact) => [...shownFacts].some((facts) => facts.includes(fact)),
  };
}
