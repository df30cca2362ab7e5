import * as shared from '@carillon/contracts/text.ts';

export * from '@carillon/contracts/text.ts';

/**
 * Sentences of the modules of one test file, by their English. Sentences of the contracts stay: they are loaded once.
 */
const sentences = new Map();

/** In the place of the contracts' own, for modules that are loaded anew. */
export function sentence(strings, ...parts) {
  const { english } = shared.text(strings, ...parts);
  const before = shared.textOfSentence(english);
  shared.sentence(strings, ...parts);
  const written = shared.textOfSentence(english);
  if (written && before === sentences.get(english)) sentences.set(english, written);
  return english;
}

export function forgetSentences() {
  for (const message of sentences.values()) shared.forgetSentence(message);
  sentences.clear();
}
