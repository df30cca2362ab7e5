import type { Text } from '@carillon/contracts/text.ts';

export interface ReasonColumns {
  reason: string | null;
  /**
   * The same as `reason`, with its message and values; missing if it has no values. If its English differs from
   * `reason`, it is stale: an earlier version overwrote only `reason`.
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
