/** What the user reads once a provider is linked; apart from the other sentences, which few log-ins need. */
export const linkedSentence = (name: string): string =>
  `${name} is linked. You can log in with it from now on.`;
