const PATTERNS: readonly (readonly [name: string, test: RegExp])[] = [
  ['Link', /https?:\/\/\S|\bwww\.\S/u],
  ['List', /^(?:[-–*•→➜✓✔▪◦☐]|\d{1,2}[.)]\s)/u],
  ['Question', /[?？]["”’)]?$/u],
  [
    'Call to action',
    /^(?:[^\p{L}]{0,8})(?:please |come |go |now |bitte |jetzt )?(?:tell|name|answer|guess|look|check|get|find|meet|read|watch|listen|enter|tag|save|share|book|call|visit|join|come|comment|drop|try|ask|send|write|reserve|order|register|sign up|apply|follow|click|tap|swipe|vote|donate|subscribe|download|discover|stop by|bring|let us know|pass|see you|get in touch|markiert|markiere|speicher\w*|teilt|teile|schreib\w*|komm\w*|besuch\w*|erzähl\w*|bestell\w*|buch\w*|meld\w*|frag\w*|dites|partage\w*|enregistre\w*|venez|réserve\w*|écrive\w*|identifie\w*|passez|cuéntanos|comparte\w*|guarda\w*|etiqueta\w*|ven|visita\w*|reserva\w*|escríbe\w*|pide)\b/iu,
  ],
  ['Exclamation', /[!！]["”’)]?$/u],
];
const STATEMENT = 'Statement';
const EMOJI_OR_SPACE = /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\s]|\u{FE0F}|\u{200D})$/u;

/** The share of each kind of sentence in a text, in whole percent that add up to 100; the most usual first. */
export function structurePatterns(text: string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const part of partsOf(text)) {
    const name = PATTERNS.find(([, test]) => test.test(part))?.[0] ?? STATEMENT;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(wholePercents([...counts].sort(([, a], [, b]) => b - a)));
}

/** Sentences; a line of a list is one, whatever it consists of. */
const partsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .flatMap((line) => (/^[-–*•→➜✓✔▪◦☐\d]/u.test(line) ? [line] : line.split(/(?<=[.!?…]["”’)]?)\s+/u)))
    .map((part) => withoutEmojiAtEnd(part.slice(0, 500)))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

function withoutEmojiAtEnd(part: string): string {
  const characters = [...part];
  return characters.slice(0, characters.findLastIndex((one) => !EMOJI_OR_SPACE.test(one)) + 1).join('');
}

/** Gives the percentage points lost by rounding to the values that lost most. */
function wholePercents(counts: readonly (readonly [string, number])[]): [string, number][] {
  const all = counts.reduce((sum, [, count]) => sum + count, 0);
  const exact = counts.map(([name, count]) => ({ name, share: (100 * count) / all }));
  const remainder = 100 - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const lucky = new Set(
    exact
      .toSorted((a, b) => (b.share % 1) - (a.share % 1))
      .slice(0, remainder)
      .map(({ name }) => name),
  );
  return exact.map(({ name, share }) => [name, Math.floor(share) + (lucky.has(name) ? 1 : 0)]);
}
