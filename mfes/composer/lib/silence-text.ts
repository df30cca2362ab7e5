import { isOnline } from './online.ts';

/** Why a call got no answer; null for an error that is something else. */
export function silenceText(error: unknown): string | null {
  if (!(error instanceof Error) || !isSilence(error)) return null;
  return isOnline() ? sentence(error.message) : 'You’re offline.';
}

/** By name: the shell's class is not this bundle's. */
const isSilence = ({ name }: Error): boolean => name === 'NoResponseError';

const sentence = (words: string): string => (words.endsWith('.') ? words : `${words}.`);
