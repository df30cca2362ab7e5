import { z } from 'zod';

/**
 * Bounds for data from any server: these are longer than anything that the network makes. A longer
 * name or text is cut; any other value that exceeds them is against the protocol.
 */
const LONGEST_ID = 100;
const LONGEST_URI = 200;
const LONGEST_URL = 2000;
const LONGEST_NAME = 300;
/** The lexicon's, in bytes; letters are no more. */
const LONGEST_TEXT = 3000;
const LONGEST_TOKEN = 10_000;

/** The longest reply that is read, bytes. */
export const MAX_BYTES = 2_000_000;

/** A hash of a record or a file, a record's key, or a name of an error. */
export const id = z.string().min(1).max(LONGEST_ID);
export const did = id.startsWith('did:');
export const uri = z.string().min(1).max(LONGEST_URI);
export const url = z.string().max(LONGEST_URL);
export const handle = z.string().max(LONGEST_NAME);
export const token = z.string().min(1).max(LONGEST_TOKEN);
export const name = z.string().transform((text) => text.slice(0, LONGEST_NAME));
export const text = z.string().transform((words) => words.slice(0, LONGEST_TEXT));
