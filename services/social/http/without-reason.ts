import { type Text, text } from '@carillon/contracts/text.ts';

/** The sentence for a rejection without a message from the network. */
export const withoutReason = (network: string, status: number): Text =>
  text`${{ network }} returned ${{ status: String(status) }} without a reason.`;
