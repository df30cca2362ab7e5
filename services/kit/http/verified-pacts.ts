import { PACTS_FOLDER, readPacts } from '@carillon/contracts/pacts/read-pacts.ts';

/** Where a service reports which pacts its version keeps. */
export const VERIFIED_PACTS = '/internal/verified-pacts';

/**
 * The hashes of the pacts that this version of a service has verified: all those with it that it was built with, since its
 * tests fail while one of them does not hold. They are read anew each time, as in a checkout they change. Null where it was
 * built without any, and so knows of none.
 */
export function verifiedPacts(service: string, folder = PACTS_FOLDER): string[] | null {
  const pacts = readPacts(folder);
  if (pacts.length === 0) return null;
  return pacts.filter(({ provider }) => provider === service).map(({ hash }) => hash);
}
