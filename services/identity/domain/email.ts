/** The key of an address: people don't distinguish `Ada@Example.com` from `ada@example.com`. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
