import type { SignInProviderId } from '@carillon/contracts/domain/sign-in-providers.ts';
import { ERRORS } from '@carillon/contracts/errors.ts';
import { AppError } from '@carillon/kit/errors.ts';
import type { Telemetry } from '@carillon/kit/telemetry.ts';
import { deviceOf, networkOf } from '../crypto/login-place.ts';
import { hashOf, newSecret } from '../crypto/secret.ts';
import { emailKey } from '../domain/email.ts';
import { DEVICE_KEPT_MS } from '../domain/login-tries.ts';
import type { SessionOrigin } from '../domain/sign-in.ts';
import type { User } from '../domain/user.ts';
import type { DeletionStore } from '../stores/deletions.ts';
import type { LoginPlaceStore } from '../stores/login-places.ts';
import type { LoginTriesStore } from '../stores/login-tries.ts';
import type { UserStore } from '../stores/users.ts';
import type { WorkspaceStore } from '../stores/workspaces.ts';
import type { Admitted, Browser } from './admit-login.ts';
import { beginSession } from './begin-session.ts';
import { type RevokingDeps, revokeSession } from './revoke-session.ts';

export interface CompletingDeps extends RevokingDeps {
  readonly stores: RevokingDeps['stores'] & {
    readonly users: UserStore;
    readonly workspaces: Pick<WorkspaceStore, 'ensurePersonal' | 'lastEntered'>;
    readonly deletions: DeletionStore;
    readonly loginTries: LoginTriesStore;
    readonly loginPlaces: LoginPlaceStore;
  };
  readonly telemetry: Pick<Telemetry, 'securityLog'>;
}

export interface Visiting extends Browser {
  /** The browser's User-Agent header. */
  readonly userAgent: string | undefined;
}

interface Completing extends Visiting {
  readonly user: Pick<User, 'id' | 'email'>;
  readonly remember: boolean;
  /** How the user proved their identity; `password` is without a second factor. */
  readonly by: 'password' | 'code' | 'recovery_code' | 'passkey' | SignInProviderId;
  /** Only where it began with a provider. */
  readonly origin?: SessionOrigin | undefined;
  /**
   * The place for which the try was counted, where a password was required, and a check that the password is still
   * the same.
   */
  readonly password?: Admitted & { isStill(hash: string | null): boolean };
}

export interface LoggedIn {
  readonly userId: string;
  readonly sessionId: string;
  /** Identifies the session. */
  readonly secret: string;
  readonly remember: boolean;
  /** Identifies the browser. */
  readonly device: string;
}

/**
 * Begins the session of somebody who has proved who they are, and remembers where they are.
 * @throws AppError `wrong_credentials` when the password was changed meanwhile
 */
export async function completeLogin(deps: CompletingDeps, completing: Completing): Promise<LoggedIn> {
  const { stores, clock } = deps;
  const { securityLog } = deps.telemetry;
  const { user, remember, address, password, by } = completing;
  const userId = user.id;
  const email = emailKey(user.email);
  const now = clock();
  if (password) {
    await stores.loginTries.clear(password.place);
    if (password.asStranger) await stores.loginTries.giveBack(hashOf(email));
  }
  const device = await deviceFor(deps, completing, email);
  const places = [deviceOf(email, device), networkOf(email, address)];
  await stores.loginPlaces.remember(places, new Date(now.getTime() + DEVICE_KEPT_MS));
  const { secret, sessionId } = await beginSession(deps, {
    ...completing,
    userId,
    // A change of the password ends all existing sessions; this one may have started after that.
    async recheck(id) {
      if (!password || password.isStill(await stores.users.findPasswordHash(userId))) return;
      await revokeSession(deps, { userId, sessionId: id, reason: 'password', address });
      throw new AppError('wrong_credentials', { errors: { email: [ERRORS.wrong_credentials.message] } });
    },
  });
  securityLog.tell({
    event: 'login.success',
    outcome: 'success',
    userId,
    sessionId,
    address,
    detail: { remember, by },
  });
  return { userId, sessionId, secret, remember, device };
}

/** A value that is not ours may be somebody else's, who put it there. */
async function deviceFor(
  { stores, clock }: CompletingDeps,
  { device }: Browser,
  email: string,
): Promise<string> {
  const isKnownDevice =
    device !== undefined && (await stores.loginPlaces.knows(deviceOf(email, device), clock()));
  return isKnownDevice ? device : newSecret();
}
