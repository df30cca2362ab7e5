import { USER_SERVER_PORTS } from '@carillon/contracts/domain/user-server-ports.ts';
import { isLoopback, isPublic, type Permit } from '@carillon/kit/http/public-address.ts';

/** Where a user's server may be: on the public web; also on this machine if Carillon only serves it. */
export const permitServers =
  (isLocal: boolean): Permit =>
  (address, port) =>
    (isLocal && isLoopback(address)) || (USER_SERVER_PORTS.includes(port) && isPublic(address));
