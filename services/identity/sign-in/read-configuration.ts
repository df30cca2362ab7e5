import * as oauth from 'oauth4webapi';
import { SignInError } from './provider.ts';

/**
 * Reads the metadata that a provider publishes.
 * @throws SignInError if it belongs to another provider or is incomplete; the call's error
 */
export async function readConfiguration(
  issuer: string,
  options: oauth.DiscoveryRequestOptions,
): Promise<oauth.AuthorizationServer> {
  const expected = new URL(issuer);
  const reply = await oauth.discoveryRequest(expected, { algorithm: 'oidc', ...options });
  const server = await oauth.processDiscoveryResponse(expected, reply).catch((error: unknown) => {
    throw issuerError(error, issuer) ?? error;
  });
  if (!server.authorization_endpoint || !server.token_endpoint || !server.jwks_uri)
    throw new SignInError(`${issuer} does not say where to log in`, 'unavailable');
  return server;
}

/** For the operator: a slash too many, or a host that a proxy hides, is hard to see otherwise. */
function issuerError(error: unknown, issuer: string): SignInError | undefined {
  if (!(error instanceof oauth.OperationProcessingError)) return;
  if (error.code !== oauth.JSON_ATTRIBUTE_COMPARISON) return;
  const { body } = (error.cause ?? {}) as { readonly body?: { readonly issuer?: unknown } };
  const named = String(body?.issuer).slice(0, 200);
  const message = `${issuer} serves the configuration of issuer ${named}. Set OIDC_ISSUER to the issuer’s exact address`;
  return new SignInError(message, 'unavailable', { cause: error });
}
