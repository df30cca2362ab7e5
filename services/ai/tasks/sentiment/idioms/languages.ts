/** The languages whose words and idioms are known. */
export const LANGUAGES = ['english', 'german', 'french', 'spanish'] as const;
export type Language = (typeof LANGUAGES)[number];
