import { keyIdOf } from '@carillon/identity/crypto/vault.ts';
import type { StandaloneConfig } from './config.ts';
import {
  completeKeys,
  type KeptKeys,
  keyNames,
  keyOf,
  parseKeys,
  publicKeysOf,
  readKeys,
  rotate,
  together,
  writeKeys,
} from './keys.ts';
import { resealStored, type VaultKeys } from './reseal-stored.ts';
import { afterRotation, beforeRetiring } from './tell-left.ts';

const USAGE = `npm run keys -- list     lists the keys by ID, without showing the keys themselves
npm run keys -- rotate   creates a new vault key and new signing keys, and re-encrypts all tokens; stop Carillon first
npm run keys -- retire   removes earlier vault keys once no token needs them; stop Carillon first`;

const ELSEWHERE = `This installation sets VAULT_KEY, so it doesn't use the key in the data folder. To rotate VAULT_KEY:
  1. Create a key: openssl rand -base64 32
  2. Add it to VAULT_READ_KEYS of every identity process, and restart them.
  3. Swap the two: set VAULT_KEY to the new key, and move the old key to VAULT_READ_KEYS. Restart the processes.
  4. When identity's log says that VAULT_READ_KEYS is no longer needed, and no backup needs the old key, remove it.
With one process, skip step 2.`;

const UNCHECKED =
  "With MONGODB_URI, this command can't check whether Carillon is stopped. Make sure that it is.";

type PrintLine = (line: string) => void;

/**
 * Lists, rotates or removes keys. Returns the exit code.
 * @throws StoreOpenError while Carillon runs
 */
export async function manageKeys(
  command: string | undefined,
  config: StandaloneConfig,
  print: PrintLine,
): Promise<number> {
  if (command !== 'list' && command !== 'rotate' && command !== 'retire') {
    print(USAGE);
    return 2;
  }
  if (config.keys.VAULT_KEY && command !== 'list') {
    print(ELSEWHERE);
    return 1;
  }
  const storedKeys = readKeys(config.CARILLON_DATA);
  if (!storedKeys.VAULT_KEY && !config.keys.VAULT_KEY) {
    print(`There are no keys in ${config.CARILLON_DATA} yet. Carillon creates them when it first starts.`);
    return 1;
  }
  if (command === 'list') return list(config, print);
  if (config.MONGODB_URI) print(UNCHECKED);
  return command === 'rotate' ? rotateAll(config, storedKeys, print) : retire(config, storedKeys, print);
}

function list(config: StandaloneConfig, print: PrintLine): number {
  const names = namesIn(config);
  const keys = completeKeys(config.CARILLON_DATA, config.keys, names);
  print(`vault key: ${keyIdOf(keyOf(keys, 'VAULT_KEY'))}`);
  for (const old of keys.VAULT_READ_KEYS ?? []) print(`for reading: ${keyIdOf(old)}`);
  for (const { kid } of publicKeysOf(keys, names).keys) print(`signing key: ${kid}`);
  return 0;
}

async function rotateAll(config: StandaloneConfig, storedKeys: KeptKeys, print: PrintLine): Promise<number> {
  const next = rotate(storedKeys, namesIn(config));
  const keys = vaultKeysIn(config, next);
  // Stored before the first token is encrypted with it, so that any later start can continue an interrupted rotation.
  const before = () => writeKeys(config.CARILLON_DATA, next, namesIn(config));
  const { resealed, ...remaining } = await resealStored(config, keys, { before });
  print(`The vault key is now ${keyIdOf(keys.current)}. It encrypts the tokens of ${resealed} links.`);
  print('The signing keys are new, too.');
  for (const line of afterRotation(remaining)) print(line);
  const old = keys.old.map(keyIdOf).join(', ');
  print(`Backups made before this need ${old}. To remove it: npm run keys -- retire`);
  return remaining.unreadable + remaining.changed > 0 ? 1 : 0;
}

async function retire(config: StandaloneConfig, storedKeys: KeptKeys, print: PrintLine): Promise<number> {
  const keys = vaultKeysIn(config, storedKeys);
  const current = keyIdOf(keys.current);
  if (keys.old.length === 0) {
    print(`There are no earlier vault keys, only ${current}.`);
    return 0;
  }
  // Old keys can't help with links that no key decrypts, so these don't keep an old key.
  const remaining = await resealStored(config, keys, { loseUnreadable: true });
  for (const line of beforeRetiring(remaining)) print(line);
  if (remaining.changed > 0) return 1;
  const { VAULT_READ_KEYS: forgotten, ...rest } = storedKeys;
  writeKeys(config.CARILLON_DATA, rest, namesIn(config));
  const ids = parseKeys(forgotten).map(keyIdOf).join(', ');
  if (ids) print(`Removed: ${ids}. Backups that need it can no longer be decrypted.`);
  const set = config.keys.VAULT_READ_KEYS?.map(keyIdOf).join(', ');
  if (set) print(`No token needs ${set} any longer. Remove it from VAULT_READ_KEYS.`);
  return 0;
}

const namesIn = ({ entries }: StandaloneConfig) => keyNames(entries.map(({ process }) => process));

const vaultKeysIn = (config: StandaloneConfig, storedKeys: KeptKeys): VaultKeys => ({
  current: Buffer.from(storedKeys.VAULT_KEY ?? '', 'base64'),
  old: together(config.keys.VAULT_READ_KEYS, parseKeys(storedKeys.VAULT_READ_KEYS)),
});
