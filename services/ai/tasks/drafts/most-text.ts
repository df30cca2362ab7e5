/**
 * Longest draft in Unicode code points, with room for the hashtags below it on most networks. One that takes less gets a
 * version of its own, or asks its writer to shorten the text.
 */
export const MAX_TEXT = 1_900;
