import { PLATFORM_NAMES } from '@carillon/contracts/domain/platforms.ts';
import { NETWORK_CHOICE } from '../../../language/network-words.ts';
import type { ChangeName } from '../../proposal.ts';
import { ARABIC_NETWORK_NAMES } from '../arabic-network-names.ts';
import type { TalkLanguage } from '../language.ts';
import { AR_COMMANDS } from './ar.ts';
import type { CommandTable } from './command-table.ts';
import { DE_COMMANDS } from './de.ts';
import { ES_COMMANDS } from './es.ts';
import { FR_COMMANDS } from './fr.ts';
import { withEnglishPeriods } from './periods.ts';
import { PT_COMMANDS } from './pt-br.ts';
import { SHIFT, shiftInEnglish } from './shifts.ts';

type Replacement = readonly [words: RegExp, english: string];

interface Commands {
  readonly shifts: readonly (readonly [RegExp, 'back' | 'forward'])[];
  readonly removes: RegExp;
  readonly polite: RegExp;
  readonly politeEnd: RegExp;
  readonly changes: readonly (readonly [RegExp, ChangeName])[];
  readonly posts: readonly Replacement[];
  /** "From LinkedIn"; the first group is the network. */
  readonly fromNetwork: RegExp;
  /** The end of "everything that is planned for Thursday", where the language has the verb there. */
  readonly relativeEnds: readonly (readonly [words: RegExp, state: string])[];
  readonly questions: readonly Replacement[];
}

/** A longer message is a text to post, or says more than one thing. */
const LONGEST = 200;

const ENGLISH: Readonly<Record<ChangeName, (post: string, time: string) => string>> = {
  // Before `cancel`, whose verbs may take any words for a post.
  take_down: (post) => `take down ${post}`,
  cancel: (post) => `cancel ${post}`,
  delete: (post) => `delete ${post}`,
  reschedule: (post, time) => (time ? `move ${post} to ${time}` : `move ${post}`),
  publish_now: (post) => `publish ${post} now`,
  retry: (post) => `retry ${post}`,
};

const arabicNames = PLATFORM_NAMES.map((name) => [name, ARABIC_NETWORK_NAMES[name] ?? []] as const);
const ARABIC_NAMES = arabicNames.flatMap(([, names]) => names).join('|');
const nameInLatin = (network: string): string =>
  arabicNames.find(([, names]) => names.includes(network))?.[0] ?? network;

function compile({
  polite,
  politeEnd,
  commands,
  later,
  earlier,
  removes,
  to,
  now,
  from,
  thatAreOn,
  relativeEnds = [],
  posts,
  whatFailed,
  showFailed,
  whyFailed,
}: CommandTable): Commands {
  const whole = (command: string): RegExp =>
    new RegExp(
      `^${command
        .replace('{post}', '(?<post>.{1,140}?)')
        .replace('{to}', to)
        .replace('{time}', '(?<time>.{1,60}?)')
        .replace('{now}', now)
        .replace('{shift}', SHIFT)}$`,
      'iu',
    );
  return {
    polite: new RegExp(`^(?:${polite},? )+`, 'iu'),
    politeEnd: new RegExp(`(?:,? ${politeEnd})+$`, 'iu'),
    shifts: [
      ...later.map((command) => [whole(command), 'back'] as const),
      ...earlier.map((command) => [whole(command), 'forward'] as const),
    ],
    removes: new RegExp(removes ? `^(?:${removes})` : '(?!)', 'iu'),
    changes: (Object.keys(ENGLISH) as ChangeName[]).flatMap((change) =>
      commands[change].map((command): [RegExp, ChangeName] => [whole(command), change]),
    ),
    posts: posts.map(([words, english]) => [new RegExp(`^(?:${words})(?![\\p{L}\\p{N}])`, 'iu'), english]),
    fromNetwork: new RegExp(
      `,? (?:${from}|${thatAreOn}) (${NETWORK_CHOICE}|${ARABIC_NAMES})(?!\\p{L})`,
      'iu',
    ),
    relativeEnds: relativeEnds.map(([words, state]) => [
      new RegExp(`(?<!\\p{L})(?:was|die|das) .{1,90}? ((?:${words})$)`, 'iu'),
      state,
    ]),
    questions: [
      ...whatFailed.map((question): Replacement => [whole(question), 'what failed']),
      ...showFailed.map((question): Replacement => [whole(question), 'show my failed posts']),
      ...whyFailed.map((question): Replacement => [whole(question), 'why did my post not go out']),
    ],
  };
}

const COMMANDS: Readonly<Partial<Record<TalkLanguage, Commands>>> = {
  de: compile(DE_COMMANDS),
  es: compile(ES_COMMANDS),
  fr: compile(FR_COMMANDS),
  'pt-BR': compile(PT_COMMANDS),
  ar: compile(AR_COMMANDS),
};

/** "Demain 8h" and "demain à 8h". */
const HOUR_ALONE = /(?<!à |\d)(?<=\p{L} )(?=\d{1,2} ?h(?!\p{L}))/u;

/**
 * A message that is nothing but a command about a post that is there, or a question about what failed, as English says
 * it; null for any other. What it quotes stays to the letter.
 * @param message with its quotations in “”
 * @param readWords says in English when and where
 */
export function commandInEnglish(
  message: string,
  language: TalkLanguage,
  readWords: (words: string) => string = (words) => words,
): string | null {
  const timeOf = (time: string): string =>
    readWords(language === 'fr' ? time.replace(HOUR_ALONE, 'à ') : time);
  const table = COMMANDS[language];
  if (!table || message.length > LONGEST || /\n|:(?!\d)/.test(message)) return null;
  const words = message
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/^ ?[¿¡]? ?/u, '')
    .replace(/ ?[.!?؟]{0,3} ?$/u, '')
    .replace(table.polite, '')
    .replace(table.politeEnd, '');
  const question = table.questions.find(([pattern]) => pattern.test(words));
  if (question) return question[1];
  for (const [pattern, way] of table.shifts) {
    const { post = '', count, unit = '' } = pattern.exec(words)?.groups ?? {};
    const by = post && shiftInEnglish(count, unit);
    const namedPost = by && postInEnglish(post, 'reschedule', table, { readWords, language });
    if (namedPost) return `move ${namedPost} ${way} by ${by}`;
  }
  for (const [pattern, change] of table.changes) {
    const { post = '', time = '' } = pattern.exec(words)?.groups ?? {};
    const namedPost = post && postInEnglish(post, change, table, { readWords, language });
    if (!namedPost) continue;
    const isRemoved =
      change === 'cancel' && table.removes.test(words) && /^all (?:published )?posts from /.test(namedPost);
    return ENGLISH[isRemoved ? 'delete' : change](namedPost, timeOf(time));
  }
  return null;
}

const ALL_POSTS = /^all (?:planned |published )?posts/;

interface Reading {
  readonly readWords: (words: string) => string;
  readonly language: TalkLanguage;
}

/** Null for what does not begin with a post: another thing may be meant by the verb. */
function postInEnglish(
  post: string,
  change: ChangeName,
  { polite, posts, fromNetwork, relativeEnds }: Commands,
  { readWords, language }: Reading,
): string | null {
  const whole = post.replace(polite, '');
  const [verb, state = ''] = relativeEnds.find(([words]) => words.test(whole)) ?? [];
  const named = whole.slice(0, whole.length - (verb?.exec(whole)?.[1]?.length ?? 0)).trimEnd();
  const [start, end] = [named.indexOf('“'), named.indexOf('”')];
  const before = start < 0 ? named : named.slice(0, start);
  const quoted = start < 0 || end < start ? named.slice(before.length) : named.slice(start, end + 1);
  const after = named.slice(before.length + quoted.length);
  const found = posts.find(([words]) => words.test(before));
  const rule = found && ([found[0], found[1].replace('all posts', `all ${state}posts`)] as const);
  const [phrase = '', network] = fromNetwork.exec(before) ?? [];
  const [allPosts] = ALL_POSTS.exec(rule?.[1] ?? '') ?? [];
  if (network && allPosts) {
    const rest = before.slice(before.indexOf(phrase) + phrase.length);
    return `${allPosts} from ${nameInLatin(network)}${withEnglishPeriods(rest, language)}${quoted}${after}`;
  }
  if (rule) {
    const [match = ''] = rule[0].exec(before) ?? [];
    const rest = before.slice(match.length);
    const replaced = before.replace(rule[0], rule[1]);
    const start = replaced.slice(0, replaced.length - rest.length);
    const english =
      `${start}${language === 'ar' ? readWords(rest) : withEnglishPeriods(rest, language)}`.trim();
    return `${quoted ? english.replace(/ (?:about|on)$/, '') : english} ${quoted}${after}`.trim();
  }
  if (before.trim() !== '' || quoted === '') return null;
  // In "publish “…” now", the quoted words may be a new text.
  return change === 'publish_now' ? `${quoted}${readWords(after)}` : `the post ${quoted}${after}`;
}
