import { type Text, text } from '@carillon/contracts/text.ts';

/** What is said of a refusal in which the network said nothing itself. */
export const withoutReason = (network: string, status: number): Text =>
  text`${{ network }} answered ${{ status: String(status) }} without a reason.`;
