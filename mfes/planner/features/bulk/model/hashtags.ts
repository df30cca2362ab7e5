import { hashtagsIn, normalizeHashtag } from '@carillon/contracts/domain/hashtags.ts';
import { listText } from '@carillon/sdk/index.ts';
import { t } from '@lingui/core/macro';
import { clip } from './clip.ts';

/** More would only hide the rest of a remark. */
const MAX_NAMED = 5;

interface Hashtags {
  /** Without #, each once. */
  readonly tags: readonly string[];
  /** What happened to words that aren’t hashtags as they are. */
  readonly hints: readonly string[];
}

/** Reads a cell of hashtags, with or without #, as the composer reads a typed one. */
export function readHashtags(cell: string): Hashtags {
  const tags = new Map<string, string>();
  const changed = new Set<string>();
  const dropped = new Set<string>();
  for (const word of wordsOf(cell)) {
    const tag = normalizeHashtag(word);
    const bare = word.replace(SIGN, '').replaceAll(/\s/g, '');
    if (tag !== '') {
      if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
      if (tag !== bare) changed.add(`#${clip(tag)}`);
    } else if (bare !== '') dropped.add(`“${clip(bare)}”`);
  }
  const hints = [
    ...(changed.size > 0
      ? [
          t`Added as ${{ tags: nameSome(changed) }}. Hashtags can only contain letters, digits and underscores.`,
        ]
      : []),
    ...(dropped.size > 0
      ? [t`${{ words: nameSome(dropped) }} won’t be added. Hashtags need at least one letter.`]
      : []),
  ];
  return { tags: [...tags.values()], hints };
}

const SIGN = /^[#＃]/;
const SIGNS = /[#＃]/g;
const LIST_SEPARATORS = /[,;|،؛、，；]/;

/** Where commas or semicolons separate the hashtags, one can have spaces: “fresh bread, rye”. */
function wordsOf(cell: string): readonly string[] {
  return cell.split('\n').flatMap((line) => {
    const parts = line.split(LIST_SEPARATORS);
    return parts.flatMap((part) => {
      const isOne = parts.length > 1 && (part.match(SIGNS)?.length ?? 0) < 2;
      return isOne ? [part.trim()] : part.split(/\s|(?=[#＃])/);
    });
  });
}

const nameSome = (words: ReadonlySet<string>): string => {
  const all = [...words];
  return all.length > MAX_NAMED ? `${all.slice(0, MAX_NAMED).join(', ')}…` : listText(all);
};

/** Adds hashtags below a text, except those in it. */
export function withHashtags(text: string, tags: readonly string[]): string {
  const inText = new Set(hashtagsIn(text).map((tag) => tag.toLowerCase()));
  const missing = tags.filter((tag) => !inText.has(tag.toLowerCase())).map((tag) => `#${tag}`);
  return [text, missing.join(' ')].filter(Boolean).join('\n\n');
}
