import type { BankLanguage } from '../../../knowledge/bank.ts';
import type { Details } from './desk.ts';

/** A lively call ends in an exclamation mark, as its language sets it. */
export function inTone(line: string, { tone }: Details, language: BankLanguage): string {
  if (tone !== 'lively' || !line.endsWith('.')) return line;
  const words = line.slice(0, -1);
  if (language === 'es') return /[.?¿]/.test(words) ? line : `¡${words}!`;
  return `${words}${language === 'fr' ? ' ' : ''}!`;
}
