/** What an address is told apart by: people do not tell `Ada@Example.com` from `ada@example.com`. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
