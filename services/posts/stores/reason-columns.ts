import type { Text } from '@carillon/contracts/text.ts';

export interface ReasonColumns {
  reason: string | null;
  /**
   * The same, with what another language needs to say it; left out where it has no values. One whose English isn't `reason`
   * is of an earlier reason, which an earlier version wrote over.
   */
  reasonText?: Text | undefined;
}

export function reasonColumns(reason: string | Text | null): ReasonColumns {
  if (reason === null || typeof reason === 'string') return { reason };
  const hasValues = Object.keys(reason.values).length > 0;
  return { reason: reason.english, ...(hasValues && { reasonText: reason }) };
}

export const reasonIn = ({ reason, reasonText }: ReasonColumns): string | Text | null =>
  reasonText && reasonText.english === reason ? reasonText : reason;
