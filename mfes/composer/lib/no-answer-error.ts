const WORDS = {
  untaken:
    'No answer yet. Carillon was asked again and does not have your post so far, but may still take it. ' +
    'Sending it again is safe: it goes out once.',
  unknown:
    'No answer yet, and asking again brought none either. Your post is kept here. ' +
    'Sending it again is safe: it goes out once.',
} as const;

/** A post was sent and no answer came; with what asking again brought, in words for the user. */
export class NoAnswerError extends Error {
  constructor(known: keyof typeof WORDS, cause: unknown) {
    super(WORDS[known], { cause });
    this.name = 'NoAnswerError';
  }
}
