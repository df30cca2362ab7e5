/** Writes a code from a newer server as words: `past_due` becomes `Past due`. */
export function plainName(code: string): string {
  const words = code.replace(/[._-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
