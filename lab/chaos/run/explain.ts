import type { Row } from '../system/ledger.ts';
import type { RemotePost } from '../system/network.ts';

/** A network's message that it already has this text of this author. */
const DUPLICATE = /Duplicate status message|Content is a duplicate of (?<id>urn:li:\w+:\d+)/;
/** The text of a planned permanent rejection; no two calls have the same number. */
const REFUSAL = /Refused, case (?<number>\d+)\b/;

/** Carillon's message that it may be published all the same, because an earlier attempt got no reply. */
const MAY_BE_OUT = /didn’t confirm whether this post was published/;

/** Refused for good by the plan, after a try without an answer, and Carillon said so: then it may be out or not. */
export const isToldUnknown = ({ reason }: Pick<Row, 'reason'>): boolean =>
  MAY_BE_OUT.test(reason ?? '') && REFUSAL.test(reason ?? '');

/**
 * Whether something in the run can have made a publication fail for good. Dying processes, lost replies, outages,
 * rate limits and revoked tokens, which are reconnected, can't: Carillon has to survive all of them. Only a text that
 * its owner published twice in one place is rightly rejected by the network, in the network's words, and the planned
 * rejections.
 * @param posts what exists there with one of its texts, from other publications
 * @param refusals the network's rejections that explain nothing else yet; a matching one is used up
 */
export function isExplained(
  { reason }: Pick<Row, 'reason'>,
  posts: readonly RemotePost[],
  refusals: Set<number>,
): boolean {
  const refusal = REFUSAL.exec(reason ?? '')?.groups?.number;
  if (refusal !== undefined) return refusals.delete(Number(refusal));
  const duplicate = DUPLICATE.exec(reason ?? '');
  if (!duplicate) return false;
  const groupId = duplicate.groups?.id;
  return groupId === undefined ? posts.length > 0 : posts.some(({ id }) => id === groupId);
}
