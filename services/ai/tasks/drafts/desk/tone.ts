import type { DraftTone } from '@carillon/contracts/domain/draft-details.ts';
import type { BankLanguage } from '../../../knowledge/bank.ts';

/** A lively call ends in an exclamation mark, as its language sets it. */
export function inTone(line: string, tone: DraftTone | undefined, language: BankLanguage): string {
  if (tone !== 'lively' || !line.endsWith('.')) return line;
  const words = line.slice(0, -1);
  if (language === 'es') return /[.?¿]/.test(words) ? line : `¡${words}!`;
  return `${words}${language === 'fr' ? ' ' : ''}!`;
}
