/** "Noonish", "9ish" */
const ISH =
  /\b(noon|midday|midnight|lunchtime|morning|afternoon|evening|\d{1,2}(?::\d\d)?(?:am|pm)?)[- ]?ish\b/g;
/** The usual beginning and end of a working day. */
const FIRST_THING = /\b(?:first thing(?: in the morning)?|start of (?:the |business )?day)\b/g;
const END_OF_DAY = /\b(?:end of (?:the |business )?day|eod|close of business|cob)\b/g;

/** "Let's do 9", where "do" is no German Thursday. */
const DO = /\b(let's|lets|we|i'd|i|you|can|could|should|would|will|to|please|rather|just) do (?=\d)/g;

/** Times as they are read: "noonish" is at noon, "end of day" at 17:00. */
export const clockWords = (plain: string): string =>
  plain
    .replace(DO, '$1 ')
    .replace(ISH, '$1')
    .replace(FIRST_THING, 'at 08:00')
    .replace(END_OF_DAY, 'at 17:00')
    .replace(/\b([ap])\.\s?m\b\.?/g, '$1m')
    .replace(/(?<=(?:^|[ t])\d\d:\d\d)(?::\d\d)?z\b/g, ' utc')
    .replace(/\b(\d{1,3})(uhr|min|mins|minuten|std|hrs?)(\d\d)?(?![\p{L}\d])/gu, '$1 $2 $3')
    .replace(/\b(\d{1,2}h\d\d)min\b/g, '$1')
    .replace(/\b(\d{1,2}(?:[:.]\d\d)?) ([ap]m)\b/g, '$1$2')
    .replace(/\b(?:change|make|move|set) it (?:to )?(?=\d{1,2}(?:$|[.!?]))/g, 'at ');
