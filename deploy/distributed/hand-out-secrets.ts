import { type Keys, keySettings, publicKeysOf } from '../standalone/keys.ts';

/** What a piece is, whatever it is called where there are several. */
export type Role = 'gateway' | 'identity' | 'posts' | 'worker' | 'ai' | 'sandbox' | 'store';

const NETWORKS = ['FACEBOOK_APP_SECRET', 'INSTAGRAM_APP_SECRET', 'LINKEDIN_CLIENT_SECRET'] as const;
const STORE_AND_BUS = ['MONGODB_URI', 'AMQP_URL'] as const;

/** The secrets that the launcher may have in its environment, and who needs each there. */
const PASSED: Record<Role, readonly string[]> = {
  gateway: ['AMQP_URL', 'REDIS_URL'],
  identity: [...STORE_AND_BUS, ...NETWORKS],
  posts: [...STORE_AND_BUS, ...NETWORKS],
  worker: [...STORE_AND_BUS, ...NETWORKS],
  ai: ['MONGODB_URI', 'OPENAI_API_KEY'],
  sandbox: ['MONGODB_URI', 'SANDBOX_ADMIN_TOKEN'],
  store: [],
};
const SECRETS = new Set([
  ...Object.keys(keySettings),
  ...Object.values(PASSED).flat(),
  'SIGNING_KEY',
  'SANDBOX_SECRET',
]);

/** A piece's own keys, and an empty text, which counts as not set, for every secret that is others' alone. */
export function handOutSecrets(role: Role, keys: Keys): Record<string, string> {
  const withheld = [...SECRETS].filter((name) => !PASSED[role].includes(name));
  return { ...Object.fromEntries(withheld.map((name) => [name, ''])), ...ownKeys(role, keys) };
}

function ownKeys(role: Role, keys: Keys): Record<string, string> {
  const publicKeys = { SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeysOf(keys)) };
  const media = { MEDIA_KEY: text(keys.MEDIA_KEY) };
  switch (role) {
    case 'gateway':
      return { SIGNING_KEY: text(keys.GATEWAY_SIGNING_KEY), CSRF_KEY: text(keys.CSRF_KEY) };
    case 'identity': {
      const VAULT_READ_KEYS = keys.VAULT_READ_KEYS.map(text).join(' ');
      return { ...publicKeys, VAULT_KEY: text(keys.VAULT_KEY), VAULT_READ_KEYS };
    }
    case 'posts':
      return { ...publicKeys, ...media, SIGNING_KEY: text(keys.POSTS_SIGNING_KEY) };
    case 'worker':
      return { ...publicKeys, ...media, SIGNING_KEY: text(keys.WORKER_SIGNING_KEY) };
    case 'ai':
      return publicKeys;
    case 'sandbox':
      return { SANDBOX_SECRET: keys.SANDBOX_KEY.toString('hex') };
    case 'store':
      return {};
  }
}

const text = (key: Buffer): string => key.toString('base64');
