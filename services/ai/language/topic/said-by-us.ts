/** What a business does, as others say it and as it says it itself. */
const VERBS: Readonly<Record<string, string>> = {
  introduces: '’re introducing',
  launches: '’re launching',
  presents: '’re presenting',
  offers: ' offer',
  releases: '’re releasing',
  announces: '’re announcing',
  hosts: '’re hosting',
  starts: '’re starting',
  opens: '’re opening',
  reopens: '’re reopening',
  seeks: '’re looking for',
  needs: ' need',
  hires: '’re hiring',
  celebrates: '’re celebrating',
  welcomes: ' welcome',
  publishes: '’re publishing',
  adds: '’re adding',
  wins: ' won',
  moves: '’re moving',
  turns: '’re turning',
  brings: '’re bringing',
};

const NAMELESS = new RegExp(
  `^(an?|the|our|my) ([a-z’-]+(?: [a-z’-]+){0,3}) (${Object.keys(VERBS).join('|')}) (.+)$`,
  'i',
);
/** What has no business for its subject: "the next course starts". */
const BUSINESS =
  /(?:^| )(bakery|caf[eé]|coffee shop|restaurant|bistro|bar|pub|brewery|winery|shop|store|boutique|salon|studio|gym|clinic|practice|pharmacy|agency|firm|company|startup|start-up|business|team|school|academy|hotel|guesthouse|museum|gallery|theat(?:er|re)|library|charity|shelter|club|farm|bookshop|bookstore|florist|butcher|jewel(?:er|ler)|optician|garage|workshop|association|university|kindergarten|nursery|church|hospital|office|bank)$/i;

const PLACED =
  /^(?:every|each|\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tonight|in|on|at|for|from|to|this|next|tomorrow|today|again|soon|early|late|daily|until|near|with|by|after|before|its doors)\b/i;

/** "A bakery introduces a rye loaf." → "We’re introducing a rye loaf." Null where it is not sure who is meant. */
export function saidByUs(statement: string): string | null {
  const [, article = '', subject = '', verb = '', rest = ''] = NAMELESS.exec(statement) ?? [];
  if (!verb || !BUSINESS.test(subject) || /\b(it|they|their|them|he|she|his|her)\b/i.test(rest)) return null;
  // Without an object the subject says what it is about: "A bakery opens in Hove."
  if (PLACED.test(rest)) return /^an?$/i.test(article) ? `Our ${subject} ${verb} ${rest}` : null;
  const first = /^my$/i.test(article) ? 'I' : 'We';
  const ours = first === 'I' ? 'my' : 'our';
  const verbed = (VERBS[verb.toLowerCase()] ?? '').replace('’re', first === 'I' ? '’m' : '’re');
  return `${first}${verbed} ${rest.replace(/\bits\b/gi, ours)}`;
}
