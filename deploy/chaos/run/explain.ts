import type { Row } from '../system/ledger.ts';
import type { RemotePost } from '../system/network.ts';

/** How a network says that it has this text of this author already. */
const DUPLICATE = /Duplicate status message|Content is a duplicate of (?<id>urn:li:\w+:\d+)/;

/**
 * Whether something in the run can have made a publication fail for good. Processes that die, lost replies, outages,
 * rate limits and revoked tokens, which are linked again, are none of it: Carillon has to get through all of them. Only
 * a text that its owner published twice at one place is rightly refused by the network, in the network's own words.
 * @param posts what stands there with this text, by other publications
 */
export function isExplained({ reason }: Pick<Row, 'reason'>, posts: readonly RemotePost[]): boolean {
  const duplicate = DUPLICATE.exec(reason ?? '');
  if (!duplicate) return false;
  const named = duplicate.groups?.id;
  return named === undefined ? posts.length > 0 : posts.some(({ id }) => id === named);
}
