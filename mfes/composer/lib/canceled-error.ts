const WORDS = {
  unsent: 'Canceled before anything was sent. Your post is kept here.',
  untaken: 'Canceled. The server has no post from this and takes none. Yours is kept here.',
  unknown:
    'Canceled. Nobody can say yet whether your post had arrived. Sending it again is safe: it goes out once.',
} as const;

/** The user canceled; with what is known of the post then, in words for them. */
export class CanceledError extends Error {
  readonly known: keyof typeof WORDS;

  constructor(known: keyof typeof WORDS) {
    super(WORDS[known]);
    this.name = 'CanceledError';
    this.known = known;
  }
}
