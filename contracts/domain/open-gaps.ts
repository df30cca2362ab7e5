/** Words in square brackets that are no address of a link: "[phone number]", and not "[here](https://…)". */
const GAP = /\[(?<gap>\p{L}[^[\]\n]{2,158})\](?!\()/gu;

/**
 * What a draft leaves for its sender to fill in, without brackets and each once: the text must not be published or
 * scheduled before the user was asked.
 */
export const openGaps = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(GAP)].map(({ groups }) => groups?.gap ?? '').filter((gap) => /\p{Ll}/u.test(gap)),
  ),
];
