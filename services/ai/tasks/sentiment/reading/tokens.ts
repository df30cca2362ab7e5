export type TokenKind = 'word' | 'idiom' | 'emoji' | 'emoticon' | 'link' | 'mention' | 'mark';

export interface Token {
  readonly kind: TokenKind;
  /** In lower case; long-drawn letters shortened. */
  readonly text: string;
  /** A word all in capitals. */
  readonly shouted: boolean;
  /** A letter was drawn out: "sooo". */
  readonly drawn: boolean;
  readonly inHashtag: boolean;
  /** The valence of an idiom, from -1 to 1. */
  readonly valence?: number;
  /** An idiom says that the writer takes no side. */
  readonly takesNoSide?: boolean;
}

const PATTERN = new RegExp(
  [
    '(?<link>(?:https?:\\/\\/|www\\.)\\S+)',
    '(?<mention>@[\\p{L}\\p{N}_]+)',
    '(?<hashtag>#[\\p{L}\\p{N}_]+)',
    // Western ones as they are written, turned round, hearts, and a few of the East's.
    "(?<emoticon>[<>]?[:;=][-'o^]?[)(\\]\\[DPp\\/\\\\|3*S@$](?![\\p{L}\\p{N}])|[)(][-']?[:;=](?![\\p{L}\\p{N}])|<\\/?3+|[xX]D+\\b|\\^_*\\^|-_+-|[oO]_[oO]|[tT]_[tT]|>_+<|¯\\\\_\\(ツ\\)_\\/¯)",
    '(?<emoji>[\\u{1F1E6}-\\u{1F1FF}]{2}|\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]*(?:\\u200D\\p{Extended_Pictographic}[\\uFE0F\\u{1F3FB}-\\u{1F3FF}]*)*)',
    // On keyboards with accents, ´ and ` serve as apostrophes too.
    "(?<word>[\\p{L}\\p{M}\\p{N}]+(?:['’ʼ´`][\\p{L}\\p{M}]+)*)",
    '(?<mark>[!?]+|\\.{2,}|…|\\/s(?![\\p{L}\\p{N}])|["“”.,;:])',
  ].join('|'),
  'gu',
);

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The tokens of a comment, in order. Hashtags are split into words. */
export const tokensOf = (text: string): Token[] => {
  const plain = text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
  const tokens: Token[] = [];
  for (const { groups } of plain.matchAll(PATTERN)) {
    const match = Object.entries(groups ?? {}).find(([, value]) => value !== undefined);
    if (!match) continue;
    const [kind, value = ''] = match;
    if (kind === 'hashtag') tokens.push(...hashtagWords(value.slice(1)));
    else tokens.push(kind === 'word' ? wordToken(value) : plainToken(kind as TokenKind, value));
  }
  return tokens;
};

const plainToken = (kind: TokenKind, text: string): Token => ({
  kind,
  text: kind === 'emoji' ? text.replace(/[\uFE0F\u{1F3FB}-\u{1F3FF}]/gu, '') : text,
  shouted: false,
  drawn: false,
  inHashtag: false,
});

const wordToken = (value: string, inHashtag = false): Token => {
  const lower = value.toLowerCase().replace(/[’ʼ´`]/g, "'");
  const short = lower.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const shouted = value.length > 1 && value !== value.toLowerCase() && value === value.toUpperCase();
  return { kind: 'word', text: short, shouted, drawn: short !== lower, inHashtag };
};

/** "#BestDayEver" is three words; "#bestday" stays one, which the lexicon may split. */
const hashtagWords = (tag: string): Token[] => {
  const parted = tag.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2');
  return (parted.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? []).map((word) => wordToken(word, true));
};
