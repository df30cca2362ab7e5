import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';

// Writes the secrets that compose.yaml asks for into .env beside it, once: a new VAULT_KEY could open no kept token.
const file = path.join(import.meta.dirname, '.env');
if (existsSync(file)) {
  console.error(`${file} is there already. Keep it: the keys in it open what is stored.`);
  process.exit(1);
}
const secret = (encoding) => randomBytes(32).toString(encoding);
const lines = [
  ...['IDENTITY_KEY', 'VAULT_KEY', 'CSRF_KEY', 'MEDIA_KEY'].map((name) => `${name}=${secret('base64')}`),
  ...['SANDBOX_SECRET', 'RABBITMQ_PASSWORD'].map((name) => `${name}=${secret('hex')}`),
];
writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
console.log(`The secrets are in ${file}.`);
