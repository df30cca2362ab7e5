import type { Accepted } from './press.ts';

/** A publication with the text to publish. */
export interface PromisedPost extends Accepted {
  /** Words that it may have in the place of its text, since the answer to an edit got lost: those Carillon has count. */
  readonly otherwise: readonly string[];
  /** Its earlier texts. They must not be published, but may be why the network rejected it. */
  readonly earlier: readonly string[];
}

/** The text that each publication should be published with, according to Carillon's replies. */
export interface Words {
  /** An edit was accepted: from now on these words and no others. */
  changed(id: string, text: string): void;
  /** An edit had no answer, and was refused when it was asked for again: it may have been followed the first time. */
  maybeChanged(id: string, text: string): void;
  of(accepted: Accepted): PromisedPost;
  /** How many edits were accepted. */
  edits(): number;
}

interface KnownPost {
  readonly texts: readonly string[];
  readonly maybe: readonly string[];
}

export function createWords(): Words {
  const knownPosts = new Map<string, KnownPost>();
  let edits = 0;
  const get = (id: string): KnownPost => knownPosts.get(id) ?? { texts: [], maybe: [] };
  return {
    changed(id, text) {
      edits++;
      const { texts, maybe } = get(id);
      knownPosts.set(id, { texts: [...texts, ...maybe, text], maybe: [] });
    },
    maybeChanged(id, text) {
      const { texts, maybe } = get(id);
      knownPosts.set(id, { texts, maybe: [...maybe, text] });
    },
    of(accepted) {
      const { texts, maybe } = get(accepted.id);
      const all = [accepted.text, ...texts];
      const text = all.at(-1) ?? accepted.text;
      return { ...accepted, text, otherwise: maybe, earlier: all.slice(0, -1) };
    },
    edits: () => edits,
  };
}
