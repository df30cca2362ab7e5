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

const USAGE = `npm run keys -- list     says which keys there are, by their ids; no key is shown
npm run keys -- rotate   makes a new vault key and new signing keys, and seals all tokens anew; Carillon must be stopped
npm run keys -- retire   forgets the vault keys from before, once no token needs them; Carillon must be stopped`;

const ELSEWHERE = `VAULT_KEY is a setting here, so the data folder's is not used. To rotate it:
  1. Make a key: openssl rand -base64 32
  2. Put it into VAULT_READ_KEYS of every identity process, beside what is there, and start them again.
  3. Swap the two: the new key is VAULT_KEY, the old one is in VAULT_READ_KEYS. Start them again.
  4. Once identity's log says that VAULT_READ_KEYS may go, and no backup needs it, take the old key out.
With one process, step 2 can be left out.`;

const UNCHECKED = 'With MONGODB_URI nothing shows whether Carillon is stopped. See to it that it is.';

type PrintLine = (line: string) => void;

/**
 * Lists the keys, puts new ones in their place, or forgets old ones. Gives the exit code.
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
    print(`There are no keys in ${config.CARILLON_DATA} yet: Carillon makes them when it first starts.`);
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
  // Kept before the first token is sealed under it: what is broken off, any later start goes on with.
  const before = () => writeKeys(config.CARILLON_DATA, next, namesIn(config));
  const { resealed, ...remaining } = await resealStored(config, keys, { before });
  print(
    `The vault key is now ${keyIdOf(keys.current)}; the tokens of ${resealed} links are sealed under it.`,
  );
  print('The signing keys are new as well.');
  for (const line of afterRotation(remaining)) print(line);
  const old = keys.old.map(keyIdOf).join(', ');
  print(`${old} can still open backups made until now. To forget it: npm run keys -- retire`);
  return remaining.unreadable + remaining.changed > 0 ? 1 : 0;
}

async function retire(config: StandaloneConfig, storedKeys: KeptKeys, print: PrintLine): Promise<number> {
  const keys = vaultKeysIn(config, storedKeys);
  const current = keyIdOf(keys.current);
  if (keys.old.length === 0) {
    print(`There is no vault key but ${current}.`);
    return 0;
  }
  // No old key helps what nothing opens, so none is kept for it.
  const remaining = await resealStored(config, keys, { loseUnreadable: true });
  for (const line of beforeRetiring(remaining)) print(line);
  if (remaining.changed > 0) return 1;
  const { VAULT_READ_KEYS: forgotten, ...rest } = storedKeys;
  writeKeys(config.CARILLON_DATA, rest, namesIn(config));
  const ids = parseKeys(forgotten).map(keyIdOf).join(', ');
  if (ids) print(`Forgotten: ${ids}. It opens no backup any more.`);
  const set = config.keys.VAULT_READ_KEYS?.map(keyIdOf).join(', ');
  if (set) print(`No token needs ${set}, which VAULT_READ_KEYS sets: take it out there.`);
  return 0;
}

const namesIn = ({ entries }: StandaloneConfig) => keyNames(entries.map(({ process }) => process));

const vaultKeysIn = (config: StandaloneConfig, storedKeys: KeptKeys): VaultKeys => ({
  current: Buffer.from(storedKeys.VAULT_KEY ?? '', 'base64'),
  old: together(config.keys.VAULT_READ_KEYS, parseKeys(storedKeys.VAULT_READ_KEYS)),
});
