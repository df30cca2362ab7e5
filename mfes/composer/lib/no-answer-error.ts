import { asApiError } from '@carillon/sdk/index.ts';
import { silenceText } from './silence-text.ts';

const WORDS = {
  untaken:
    'Carillon does not have your post so far, but may still take it. ' +
    'Sending it again is safe: it goes out once.',
  unknown:
    'Nobody can say yet whether your post arrived; it is kept here. ' +
    'Sending it again is safe: it goes out once.',
} as const;

/** A post was sent, and no answer came that says what became of it; with what asking again brought, in words for the user. */
export class NoAnswerError extends Error {
  constructor(known: keyof typeof WORDS, cause: unknown) {
    const said = asApiError(cause)?.message ?? silenceText(cause) ?? 'No response received from server.';
    super(`${said} ${WORDS[known]}`, { cause });
    this.name = 'NoAnswerError';
  }
}
