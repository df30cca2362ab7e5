const WORDS = {
  unsent: 'Canceled. Nothing was sent; your draft is here.',
  untaken: 'Canceled. Nothing was sent; your draft is here.',
  unknown:
    'Canceled. Nobody can say yet whether your post had arrived. Sending it again is safe: it goes out once.',
  overtaken:
    'Stopped: this post was canceled or sent anew from elsewhere, so nothing more goes out from here. It is kept.',
} as const;

/** The user canceled, here or elsewhere; with what is known of the post then, in words for them. */
export class CanceledError extends Error {
  readonly known: keyof typeof WORDS;

  constructor(known: keyof typeof WORDS) {
    super(WORDS[known]);
    this.name = 'CanceledError';
    this.known = known;
  }
}
