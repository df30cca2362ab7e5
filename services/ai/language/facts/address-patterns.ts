/** Addresses of all kinds, as sources of expressions with the flags `giu`. Each piece is bounded. */
export const DOMAIN =
  '(?<![\\w.@-])(?:[a-z0-9-]{1,63}\\.){1,5}(?:com|org|net|io|app|co|de|fr|es|at|ch|uk|eu|shop|info|example)\\b(?:/[^\\s,;)]*)?';
export const MAIL =
  '(?<![\\p{L}\\p{N}_.+-])[\\p{L}\\p{N}_.+-]{1,64}@[\\p{L}\\p{N}_-]{1,63}(?:\\.[\\p{L}\\p{N}_-]{1,63}){1,5}';
export const URL_ADDRESS = 'https?://[^\\s<>"]+|www\\.[^\\s<>"]+';
/** With its country's code, or with the zero that begins a number inside a country. */
export const PHONE = '(?<![\\p{L}\\p{N}])(?:\\+\\d|\\(?0\\d)[\\d ()/-]{5,18}\\d(?![\\p{N}])';
/** Any digits behind a word that asks to call. */
export const CALLED =
  '(?<=\\b(?:call|phone|ring|text|whatsapp|book on|reserve on|us on|us at|tel\\.?|telefon|téléphone|teléfono):? )\\+?\\d[\\d ()/-]{6,20}(?<=\\d)';
