/**
 * The longest draft in Unicode code points, with room for hashtags below it on most networks. A network with a lower
 * limit gets its own version, or its writer is asked to shorten the text.
 */
export const MAX_TEXT = 1_900;
