import { sentence } from '@carillon/contracts/text.ts';
import { emailKey } from './email.ts';

interface Choosing {
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Shorter words than this are in many passwords by accident. */
const SHORTEST_WORD = 4;

/** Why a password is no good although it is long enough, or null. `isCommon` knows the passwords that are tried first. */
export function weaknessOf(
  { email, name, password }: Choosing,
  isCommon: (password: string) => boolean,
): string | null {
  const plain = password.trim().normalize('NFKC').toLowerCase();
  if (isCommon(plain) || isCommonWord(plain, isCommon) || isMonotonous(plain))
    return sentence`This password is too common. Choose another one.`;
  const ownWords = [
    emailKey(email),
    emailKey(email).split('@')[0] ?? '',
    name.trim().toLowerCase(),
    'carillon',
  ];
  return ownWords.some((word) => word.length >= SHORTEST_WORD && withoutEnd(plain) === withoutEnd(word)) ||
    plain === emailKey(email)
    ? sentence`This password is too easy to guess: it’s your name, your email or the name Carillon. Choose another one.`
    : null;
}

/** Removes the ending that people add to a word to make it count as a password: `Password2026!`. */
const withoutEnd = (text: string): string => text.replace(/[^\p{L}]{1,6}$/u, '');

/** One or two characters over and over. */
const isMonotonous = (text: string): boolean => new Set(text).size < 3;

const isCommonWord = (plain: string, isCommon: (password: string) => boolean): boolean => {
  const word = withoutEnd(plain);
  return word.length >= SHORTEST_WORD && isCommon(word);
};
