import { clientNetwork } from '@carillon/kit/http/client-network.ts';
import { hashOf } from './secret.ts';

/** A browser from which somebody logs in with an email, by its device cookie. */
export const deviceOf = (email: string, device: string): string => hashOf(`${email} device ${device}`);

/** And its network. */
export const networkOf = (email: string, address: string): string =>
  hashOf(`${email} ${clientNetwork(address)}`);
