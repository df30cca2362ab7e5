import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { createPasswordQueue, type PasswordQueue } from './password-queue.ts';

const derive = promisify(argon2);

/** The cost of a hash: KiB of memory, passes over it, lanes. */
export interface PasswordCost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const COST: PasswordCost = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

export interface Passwords {
  /**
   * An Argon2id hash in PHC form, with its own salt and cost in it.
   * @throws AppError `too_many_requests` when too many are being worked on, as `fits` does
   */
  hash(password: string): Promise<string>;
  /** Whether a password fits. Without a hash (no such account) it does the same work and says no. */
  fits(password: string, hash: string | null): Promise<boolean>;
}

/** Hashes and checks passwords, so many at a time; new hashes get the cost, old ones are checked by their own. */
export function createPasswords(
  cost: PasswordCost = COST,
  queue: PasswordQueue = createPasswordQueue(),
): Passwords {
  return {
    hash: (password) =>
      queue(async () => {
        const salt = randomBytes(SALT_BYTES);
        const tag = await argon2id(password, salt, cost, TAG_BYTES);
        const { memory, passes, parallelism } = cost;
        return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain64(salt)}$${plain64(tag)}`;
      }),
    fits: (password, hash) =>
      queue(async () => {
        const parsedHash = hash === null ? null : parseHash(hash);
        const salt = parsedHash?.salt ?? Buffer.alloc(SALT_BYTES);
        const tag = parsedHash?.tag ?? Buffer.alloc(TAG_BYTES);
        const computedTag = await argon2id(password, salt, parsedHash?.cost ?? cost, tag.length);
        return timingSafeEqual(computedTag, tag) && parsedHash !== null;
      }),
  };
}

/** The same password typed on another keyboard may come in another Unicode form. */
export const passwordForm = (password: string): string => password.normalize('NFKC');

function parseHash(hash: string): { cost: PasswordCost; salt: Buffer; tag: Buffer } {
  const [, memory, passes, parallelism, salt, tag] = PHC.exec(hash) ?? [];
  if (!salt || !tag) throw new Error('a stored password hash is not Argon2id in PHC form');
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function argon2id(password: string, nonce: Buffer, cost: PasswordCost, tagLength: number): Promise<Buffer> {
  const parameters: Argon2Parameters = { ...cost, message: passwordForm(password), nonce, tagLength };
  return derive('argon2id', parameters);
}

const plain64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
