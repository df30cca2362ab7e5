import type { PlatformName } from '@carillon/contracts/domain/platforms.ts';

/** Someone or something with an id on the sandbox network. */
export interface Profile {
  readonly id: string;
  readonly network: PlatformName;
  readonly kind: 'person' | 'page' | 'account' | 'member';
  readonly name: string;
  readonly username: string;
  /** The person behind it; a person's own id for persons. */
  readonly ownerId: string;
  /** A page's Instagram account, and the other way round. */
  readonly counterpartId: string | null;
  readonly followers: number;
}

export interface Household {
  readonly person: Profile;
  readonly pages: readonly Profile[];
  readonly accounts: readonly Profile[];
}

/** A person on Facebook with two pages, each with an Instagram account. One name gives always the same. */
export const metaHousehold = (name: string): Household => {
  const key = keyOf(name);
  const person: Profile = {
    id: `122${digits(`person:${key}`, 12)}`,
    network: 'facebook',
    kind: 'person',
    name,
    username: slug(name),
    ownerId: `122${digits(`person:${key}`, 12)}`,
    counterpartId: null,
    followers: 0,
  };
  const businesses = [name, `${name} Journal`].map((business, index) => {
    const seed = `${index}:${key}`;
    const pageId = `104${digits(`page:${seed}`, 12)}`;
    const accountId = `17841${digits(`account:${seed}`, 12)}`;
    const sharedFields = { name: business, username: slug(business), ownerId: person.id } as const;
    const followers = 200 + Number(digits(`followers:${seed}`, 4));
    const page: Profile = {
      ...sharedFields,
      id: pageId,
      network: 'facebook',
      kind: 'page',
      counterpartId: accountId,
      followers,
    };
    const account: Profile = {
      ...sharedFields,
      id: accountId,
      network: 'instagram',
      kind: 'account',
      counterpartId: pageId,
      followers: followers * 2,
    };
    return { page, account };
  });
  return {
    person,
    pages: businesses.map(({ page }) => page),
    accounts: businesses.map(({ account }) => account),
  };
};

/** A member of LinkedIn. */
export const linkedinMember = (name: string): Profile => {
  const id = `Sb${digits(`member:${keyOf(name)}`, 9)}`;
  return {
    id,
    network: 'linkedin',
    kind: 'member',
    name,
    username: slug(name),
    ownerId: id,
    counterpartId: null,
    followers: 100 + Number(digits(`followers:${id}`, 3)),
  };
};

/** An account of a Mastodon server: people have no other there. */
export const mastodonAccount = (name: string): Profile => {
  const id = `109${digits(`mastodon:${keyOf(name)}`, 15)}`;
  return {
    id,
    network: 'mastodon',
    kind: 'account',
    name,
    ownerId: id,
    counterpartId: null,
    username: mastodonName(slug(name)),
    followers: 150 + Number(digits(`followers:${id}`, 3)),
  };
};

/** Letters of ASCII, digits and underscores alone. */
export const mastodonName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^a-z0-9_]+/gi, '_')
    .replace(/^_|_$/g, '')
    .slice(0, 30) || 'someone';

/** A person of a network with two accounts. */
export const sandboxAccounts = (network: PlatformName, name: string): [Profile, ...Profile[]] => {
  const ownerId = `${network}${digits(`${network}:${keyOf(name)}`, 10)}`;
  const sharedFields = { network, ownerId, counterpartId: null };
  const accounts = [name, `${name} Journal`].map((title, n): Profile => {
    const id = digits(`${network}:${n}:${keyOf(name)}`, 12);
    const followers = 100 + Number(digits(`followers:${id}`, 3));
    return { ...sharedFields, id, kind: 'account', name: title, username: slug(title), followers };
  });
  const person = { id: ownerId, kind: 'person', name, username: slug(name), followers: 0 } as const;
  return [{ ...sharedFields, ...person }, ...accounts];
};

/** The page of the company that a member administers. */
export const linkedinOrganization = (member: Profile): Profile => ({
  ...member,
  id: `9${digits(`organization:${member.id}`, 7)}`,
  kind: 'page',
  name: `${member.name} Company`,
  username: `${member.username}.company`,
  ownerId: member.id,
  followers: member.followers * 3,
});

const keyOf = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

const slug = (name: string): string =>
  keyOf(name)
    .replace(/[^\p{L}\p{N}]+/gu, '.')
    .replace(/^\.|\.$/g, '') || 'someone';

/** So many decimal digits that depend on the text alone (FNV-1a, 64 bits). */
const digits = (text: string, count: number): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString().padStart(20, '0').slice(-count);
};
