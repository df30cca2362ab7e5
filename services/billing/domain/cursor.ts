const NUMBER = /^[1-9]\d{0,14}$/;

/** Where a page of the ledger ends: an entry's number. Null for what is none. */
export const readCursor = (text: string): number | null => (NUMBER.test(text) ? Number(text) : null);
