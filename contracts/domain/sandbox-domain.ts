/** The sandbox's server on networks that have many, and what its people's handles end with. Nobody else can have it (RFC 6761). */
export const SANDBOX_DOMAIN = 'carillon.test';

const LONGEST = 300;

/** Returns whether a user named the sandbox: `@ada.carillon.test`, `ada@carillon.test`, or the address of a server or profile. */
export function isSandboxName(text: string): boolean {
  const plain = text.trim().slice(0, LONGEST).toLowerCase();
  const [authority = '', page = '', name = ''] = plain.replace(/^https?:\/\//, '').split('/');
  const bare = (page === 'profile' ? name : authority).replace(/:443$/, '').replace(/\.$/, '');
  const host = bare.split('@').at(-1) ?? '';
  return host === SANDBOX_DOMAIN || /^[a-z0-9.-]+\.carillon\.test$/.test(host);
}
