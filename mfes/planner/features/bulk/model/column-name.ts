import { labelOf } from '@carillon/contracts/domain/platforms.ts';
import {
  ACCOUNTS,
  ALTERNATIVES,
  APPROVALS,
  COMMENTS,
  DATES,
  DESCRIPTIONS,
  FILLERS,
  FIRST,
  HASHTAGS,
  IDENTITIES,
  KINDS,
  LINKS,
  MAYBE_HASHTAGS,
  MEDIA,
  NETWORKS,
  PARTS,
  type Part,
  PLACES,
  STATUSES,
  TEXTS,
  TIMES,
  ZONES,
} from './column-words.ts';
import { FIELD_LABELS, type Field, TEMPLATE_FIELDS } from './fields.ts';
import { networkOf, otherNetworkOf } from './networks.ts';
import { foldText } from './plain-text.ts';
import { readZone } from './read-zone.ts';

export interface ColumnName {
  /** Null where the name isn’t known. */
  readonly field: Field | null;
  /** The network that the column is about, as it is labeled; null for all. */
  readonly network: string | null;
  /** The column says for each row whether it goes to `network`. */
  readonly isSwitch: boolean;
  readonly part: Part | null;
  /** Which picture or comment, counted from 1; null without a number. */
  readonly number: number | null;
  /** The zone of its times; null without one. */
  readonly zone: string | null;
  /** TRUE means ready here, and not draft. */
  readonly isApproval: boolean;
  /** Time, and maybe the day with it, as "Posting Time". */
  readonly isWhen: boolean;
  readonly words: readonly string[];
}

/** Reads what a column’s name says, in whatever spelling: "Media URL(s)", "mediaUrls", "picture_url_1". */
export function readColumnName(name: string): ColumnName {
  const { words, number, zone } = splitName(name);
  const { network, rest } = splitNetwork(words);
  const core = rest.filter((word) => !FILLERS.includes(word));
  const isSwitch = network !== null && core.every((word) => isOfAccounts(word, network));
  const part = network === null ? (PARTS.get(core.join(' ')) ?? null) : null;
  const field = TEMPLATE.get(foldText(name)) ?? (isSwitch ? 'accounts' : fieldOf(rest, core, number));
  return {
    // Texts, times and comments for one network would reach the others too.
    field: network === null || isSwitch || field === 'kind' ? field : null,
    network,
    isSwitch,
    part,
    number,
    zone,
    words: rest,
    isApproval: core.some((word) => APPROVALS.includes(word)) || core.length === 0,
    isWhen: field === 'time' && (core.length < rest.length || core.includes('time')),
  };
}

/** The columns of Carillon’s own template are called as the page calls them. */
const TEMPLATE: ReadonlyMap<string, Field> = new Map(
  TEMPLATE_FIELDS.map((field) => [foldText(FIELD_LABELS[field]), field]),
);

/** "Share to Facebook" is a switch, and "Facebook page" names one; of other networks, only switches matter. */
const isOfAccounts = (word: string, network: string): boolean =>
  word === 'to' ||
  word === 'share' ||
  (networkOf(network) !== null && (ACCOUNTS.includes(word) || IDENTITIES.includes(word)));

function fieldOf(all: readonly string[], core: readonly string[], number: number | null): Field | null {
  const phrase = core.join(' ');
  const consists = (...sets: readonly (readonly string[])[]): boolean =>
    core.some((word) => sets[0]?.includes(word)) &&
    core.every((word) => sets.some((set) => set.includes(word)));
  if (core.length === 0) return fieldOfFillers(all);
  if (ZONES.has(phrase)) return 'zone';
  if (DATES.has(phrase)) return 'date';
  if (TIMES.has(phrase)) return 'time';
  const part = PARTS.get(phrase);
  if (part) return part === 'year' || part === 'month' || part === 'day' ? 'date' : 'time';
  if (consists(ALTERNATIVES, MEDIA, TEXTS, ['tag'])) return 'altTexts';
  if (consists(MEDIA, PLACES)) return 'media';
  if (consists(NETWORKS, IDENTITIES) || consists(ACCOUNTS, IDENTITIES, NETWORKS) || phrase === 'to')
    return 'accounts';
  // A post has one first comment; more of them are not read.
  if (consists(COMMENTS, FIRST, TEXTS)) return (number ?? 1) === 1 ? 'comment' : null;
  if (consists(LINKS)) return 'link';
  if (HASHTAGS.includes(phrase) || MAYBE_HASHTAGS.includes(phrase)) return 'hashtags';
  if (consists(TEXTS) || (isOfPost(all) && DESCRIPTIONS.includes(phrase))) return 'text';
  if (consists(STATUSES, APPROVALS, ['is', 'as', 'save', 'mode'])) return 'status';
  if (consists(APPROVALS, ['is', 'to', 'status'])) return 'status';
  return consists(KINDS, ['content', 'media', 'sub', 'is']) ? 'kind' : null;
}

/** A description alone may be a picture's, or a note. */
const isOfPost = (words: readonly string[]): boolean =>
  words.some((word) => ['post', 'posts', 'beitrag', 'publicacion', 'publication'].includes(word));

/** "Post" is the text, "Scheduled at" the date, and "Publish" a switch. */
function fieldOfFillers(words: readonly string[]): Field | null {
  if (words.length === 0) return null;
  if (words.every((word) => ['post', 'posts', 'tweet', 'social', 'beitrag', 'your', 'the'].includes(word)))
    return 'text';
  if (words.length === 1 && words[0] === 'publish') return 'status';
  return words.some((word) => /^(?:post|publish|schedul|planned|go)/.test(word)) ? 'date' : null;
}

/** Splits a name into words, the number behind them, and a zone in brackets as in "Date (UTC)". */
function splitName(name: string): { words: readonly string[]; number: number | null; zone: string | null } {
  const plain = name
    .normalize('NFKC')
    .replaceAll('(s)', 's')
    // "mediaURLs" and "GIFUrl" are two words each.
    .replace(/([A-Z]{2,9})s(?![a-z])/g, (_, letters: string) => ` ${letters.toLowerCase()}s`)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    // Some tools write "imageurl".
    .replace(/(media|image|img|picture|photo|video|gif|file)(urls?|links?)(?!\p{L})/giu, '$1 $2');
  // The remark that follows explains: "postAtSpecificTime (YYYY-MM-DD HH:mm:ss)", "Date - Intl. format".
  const [head = '', remark = ''] = foldText(plain).split(/ - |[([{:]/);
  const all: readonly string[] = head.match(/\p{L}{1,40}/gu) ?? [];
  const words = all.includes('offset') ? all : all.filter((word) => word !== 'utc' && word !== 'gmt');
  const number = /\d{1,3}/.exec(head.replace(/(?:12|24) ?-?h/, ''));
  const zone = words.length < all.length ? 'UTC' : readZone(remark.replace(/[)\]}]/g, '').trim());
  return { words: joinSocialMedia(words.map(singular)), number: number && Number(number[0]), zone };
}

/** "Social media" are networks, and no files. */
function joinSocialMedia(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word, place) => word === 'social' && words[place + 1] === 'media');
  return at < 0 ? words : [...words.slice(0, at), 'network', ...words.slice(at + 2)];
}

const singular = (word: string): string =>
  word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;

/** Splits the network off a name such as "Instagram Post Type", "Twitter/X" and "Share to Facebook". */
function splitNetwork(words: readonly string[]): { network: string | null; rest: readonly string[] } {
  for (let length = Math.min(3, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const name = words.slice(at, at + length).join('');
      const ownNetwork = networkOf(name);
      const network = ownNetwork ? labelOf(ownNetwork) : (otherNetworkOf(name) ?? otherNetworkOf(`${name}s`));
      if (network) return { network, rest: [...words.slice(0, at), ...words.slice(at + length)] };
    }
  return { network: null, rest: words };
}
