import { SANDBOX_DOMAIN } from '@carillon/contracts/domain/sandbox-domain.ts';
import type { Handler } from 'hono';
import type { SandboxContext } from '../../context.ts';
import { xrpcFaults } from '../../domain/xrpc-fault.ts';
import { hashSecret } from '../../stores/hash-secret.ts';
import { accountOf, findAccount } from '../../usecases/bluesky/accounts.ts';
import { BLOB_BYTES } from './blobs.ts';
import { type XrpcEndpoint, xrpcReply } from './endpoint.ts';

const HANDLE = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

export const resolveHandle = (context: SandboxContext): XrpcEndpoint => ({
  by: 'anybody',
  async run(c) {
    const handle = c.req.query('handle') ?? '';
    if (handle.length > 253 || !HANDLE.test(handle))
      throw xrpcFaults.invalid(
        `Invalid com.atproto.identity.resolveHandle params: Invalid handle (got ${JSON.stringify(handle)})`,
      );
    const account = await accountOf(context.stores, handle);
    if (!account) throw xrpcFaults.noHandle();
    return xrpcReply({ did: account.id });
  },
});

export const describeServer = (): XrpcEndpoint => ({
  by: 'anybody',
  run: async () =>
    xrpcReply({
      did: `did:web:${SANDBOX_DOMAIN}`,
      availableUserDomains: [`.${SANDBOX_DOMAIN}`],
      inviteCodeRequired: false,
      blobUploadLimit: BLOB_BYTES,
      links: {},
      contact: {},
    }),
});

/** Answers as the directory of identities does about an account: its handle, and which server has it. */
export const readIdentity =
  (context: SandboxContext): Handler =>
  async (c) => {
    const did = c.req.param('did') ?? '';
    const account = await findAccount(context.stores, did);
    if (!account) return xrpcReply({ message: `DID not registered: ${did}` }, 404);
    const document = {
      '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/suites/secp256k1-2019/v1'],
      id: did,
      alsoKnownAs: [`at://${account.username}`],
      verificationMethod: [
        {
          id: '#atproto',
          type: 'EcdsaSecp256k1VerificationKey2019',
          controller: did,
          publicKeyMultibase: keyOf(did),
        },
      ],
      service: [
        {
          id: '#atproto_pds',
          type: 'AtprotoPersonalDataServer',
          serviceEndpoint: `https://${SANDBOX_DOMAIN}`,
        },
      ],
    };
    return xrpcReply(document, 200, { 'content-type': 'application/did+ld+json; charset=utf-8' });
  };

/** Only in the form of a key: nothing here is signed with it. */
const keyOf = (did: string): string =>
  `z${hashSecret(`key of ${did}`)
    .replace(/[-_0OIl]/g, '1')
    .padEnd(48, '1')}`;
