const CHANGE =
  /^(?:no[,.]? |please |pls |can you |could you )*(?:change|replace|set|make) (?:the )?(?:text|post|caption|it|wording)(?: to(?: say)?| with)?\s*:\s*(?=\S)|^(?:use|take) (?:this|my|the following) text\s*:\s*(?=\S)/i;

/** The text that the user wants instead, where they give it themselves. */
export function newText(query: string): string | null {
  const found = CHANGE.exec(query);
  return found ? query.slice(found[0].length).trim().replace(/^["“]/, '').replace(/["”]$/, '') : null;
}
