/** A file's name among those of all accounts. */
export const mediaIdOf = (did: string, cid: string): string => `${did.slice(-24)}-${cid}`;
