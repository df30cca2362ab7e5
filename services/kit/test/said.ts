import { expect } from '@jest/globals';

/** Matches a text that says this in English. */
export const said = (english: unknown) => expect.objectContaining({ english }) as unknown as string;
