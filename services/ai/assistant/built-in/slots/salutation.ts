/** Longest first, so that "hi there" is no "hi" with something said to "there". */
const GREETINGS =
  /^\s*(?:good (?:morning|afternoon|evening)|hi there|hey there|hello there|hello|hey|hiya|hi|yo|guten (?:morgen|tag|abend)|hallo|moin|servus|buenos días|buenas tardes|buenas|hola|oye|bonjour|bonsoir|salut|coucou)(?: carillon)?(?:\s?[,.!:–-]+)?\s+/iu;
const FEWEST_WORDS = 3;

/** "Hey, can you write …" asks; it greets on the way. A letter's salutation, which has its own line, stays. */
export function withoutSalutation(message: string): string {
  if (message.includes('\n')) return message;
  const rest = message.replace(GREETINGS, '');
  return rest.trim().split(/\s+/).length >= FEWEST_WORDS ? rest : message;
}
