import type { Row } from '../system/ledger.ts';
import type { RemotePost } from '../system/network.ts';

/** How a network says that it has this text of this author already. */
const DUPLICATE = /Duplicate status message|Content is a duplicate of (?<id>urn:li:\w+:\d+)/;
/** How it says that it refuses for good, by the plan; no two calls are given one number. */
const REFUSAL = /Refused, case (?<number>\d+)\b/;

/** How Carillon says that it may be out all the same: an earlier try had no answer. */
const MAY_BE_OUT = /didn’t confirm whether this post was published/;

/** Refused for good by the plan, after a try without an answer, and Carillon said so: then it may be out or not. */
export const isToldUnknown = ({ reason }: Pick<Row, 'reason'>): boolean =>
  MAY_BE_OUT.test(reason ?? '') && REFUSAL.test(reason ?? '');

/**
 * Whether something in the run can have made a publication fail for good. Processes that die, lost replies, outages,
 * rate limits and revoked tokens, which are connected again, are none of it: Carillon has to get through all of them. Only
 * a text that its owner published twice at one place is rightly refused by the network, in the network's own words, and
 * what the plan had it refuse.
 * @param posts what stands there with a text that it had, by other publications
 * @param refusals the cases that the network has given and that explain nothing else yet; one that explains is taken
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
