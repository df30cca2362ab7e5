import { expect } from '@jest/globals';

/** Matches a text that says this in English. */
export const englishText = (english: unknown) => expect.objectContaining({ english }) as unknown as string;
