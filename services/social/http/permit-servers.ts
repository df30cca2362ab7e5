import { USER_SERVER_PORTS } from '@carillon/contracts/domain/user-server-ports.ts';
import { isLoopback, isPublic, type Permit } from '@carillon/kit/http/public-address.ts';

/** Where a server that a user names may be: on the public web; on this machine too where Carillon is for it alone. */
export const permitServers =
  (isLocal: boolean): Permit =>
  (address, port) =>
    (isLocal && isLoopback(address)) || (USER_SERVER_PORTS.includes(port) && isPublic(address));
