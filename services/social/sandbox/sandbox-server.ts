import { SANDBOX_DOMAIN } from '@carillon/contracts/domain/sandbox-domain.ts';
import type { SocialDeps } from '../deps.ts';

/** The sandbox as one of a network's servers. Only the clients' calls know where it really is. */
export const SANDBOX_SERVER = `https://${SANDBOX_DOMAIN}`;

/** Translates an address of the sandbox's server into its real one; others stay unchanged. */
export const realAddress = (sandboxUrl: string, address: string): string =>
  new URL(address).origin === SANDBOX_SERVER
    ? `${sandboxUrl}${address.slice(SANDBOX_SERVER.length)}`
    : address;

/** Calls to the sandbox's server go where it really is, and no others go anywhere. */
export const sandboxFetch =
  (sandboxUrl: string, fetch: SocialDeps['fetch']): SocialDeps['fetch'] =>
  async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (new URL(address).origin !== SANDBOX_SERVER)
      throw new TypeError(`The sandbox has no server at ${new URL(address).host}`);
    return fetch(realAddress(sandboxUrl, address), init);
  };
