import { sentence } from '@carillon/contracts/text.ts';
import { tooMany } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { emailMark } from '../crypto/email-mark.ts';
import { deviceOf, networkOf } from '../crypto/login-place.ts';
import { hashOf } from '../crypto/secret.ts';
import { FROM_ONE_PLACE, FROM_STRANGERS, waitAfter } from '../domain/login-tries.ts';
import type { LoginPlaceStore } from '../stores/login-places.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';

interface Deps {
  readonly stores: { readonly loginTries: LoginTriesStore; readonly loginPlaces: LoginPlaceStore };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
  clock(): Date;
}

/** The place for which a try is counted. */
export interface Admitted {
  readonly place: string;
  /** Whether it is one of the tries that all strangers have together. */
  readonly asStranger: boolean;
}

/** From where somebody tries to log in. */
export interface Browser {
  /** Where it is. */
  readonly address: string;
  /** The value of its device cookie. */
  readonly device: string | undefined;
}

const TOO_MANY = sentence`Too many login attempts with this email.`;
const TOO_MANY_STRANGERS = sentence`Too many login attempts with this email. Use a browser that you have logged in with before.`;

/**
 * Counts an attempt before its password is checked, so simultaneous attempts count too, and returns the place it was
 * counted for. A place from which somebody has logged in counts separately (OWASP's device cookies): strangers only
 * use up the strangers' limit, and never lock the owner out of a known place.
 */
export async function admitLogin(
  { stores, telemetry: { securityLog }, clock }: Deps,
  browser: Browser,
  email: string,
  now: Date,
): Promise<Admitted> {
  const { address } = browser;
  const count = (hash: string, { keptMs }: { keptMs: number }) =>
    stores.loginTries.count(hash, now, new Date(now.getTime() + keptMs));
  const refuse = (waitMs: number, by: string, why: string): never => {
    securityLog.tell({
      event: 'login.throttled',
      outcome: 'refused',
      emailMark: emailMark(email),
      address,
      detail: { by },
    });
    throw tooMany(waitMs, why);
  };
  const device = browser.device === undefined ? null : deviceOf(email, browser.device);
  const network = networkOf(email, address);
  const knownDevice = device !== null && (await stores.loginPlaces.knows(device, now));
  const place = knownDevice ? device : network;
  const wait = waitAfter(await count(place, FROM_ONE_PLACE), FROM_ONE_PLACE, clock());
  if (wait > 0) refuse(wait, 'place', TOO_MANY);
  if (knownDevice || (await stores.loginPlaces.knows(network, now))) return { place, asStranger: false };
  const longer = waitAfter(await count(hashOf(email), FROM_STRANGERS), FROM_STRANGERS, clock());
  if (longer > 0) refuse(longer, 'account', TOO_MANY_STRANGERS);
  return { place, asStranger: true };
}
