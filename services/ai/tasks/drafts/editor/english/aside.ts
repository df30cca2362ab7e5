import { maskFacts } from '../../../../language/facts/mask-facts.ts';

/** "Bicycle ride to the sea on 12 July" and "tweed encouraged": a separate remark after a comma. */
const REMARK =
  /^(?:no (?:\p{L}+ ){1,3}(?:needed|required|necessary)|(?:all |everyone |everybody |dogs |children |families |beginners |newcomers )(?:are |is )?(?:\p{L}+ )?welcome|(?:free|no) (?:entry|admission|parking|delivery)|(?:\p{L}[\p{L}’-]* ){1,4}(?:provided|included|encouraged|welcome|required|available|possible|necessary|supplied|needed|given|recommended|limited)|(?:\p{L}[\p{L}’-]* ){1,4}(?:for|from) [£€$]\d[\d.,]*|bring .{3,60}|first come,? first served|suitable for .{3,40}|ages? \d.{0,20})$/iu;

/** The sentence without the remarks that end it, and these. */
export function splitAside(text: string): { readonly head: string; readonly aside: string } {
  const masked = maskFacts(text, 'en');
  let end = text.length;
  for (
    let comma = masked.lastIndexOf(', ', end - 1);
    comma > 0;
    comma = masked.lastIndexOf(', ', comma - 1)
  ) {
    if (!REMARK.test(text.slice(comma + 2, end))) break;
    end = comma;
  }
  const head = text.slice(0, end);
  const fits = head.split(' ').length >= 4 && !/[:;]/.test(head);
  return fits ? { head, aside: text.slice(end).replace(/^, /, '') } : { head: text, aside: '' };
}

const LABEL =
  /^(?<label>please (?:share|note|help|read|retweet|repost)|(?:a )?(?:quick |short |friendly |gentle )?reminder|save the date|meet (?:the|our) \p{L}+|news|update|scam warning|warning|attention|correction|service update|good news|big news|breaking|notice|important|tip of the (?:day|week|month)|(?:our )?tip|(?:word|book|dish|soup|beer|plant|photo|product) of the (?:day|week|month))[:!,] (?<rest>.{8,})$/iu;

/** "Please share" and "Meet the author" before the news. Both are empty if there is none. */
export function splitLabel(text: string): { readonly label: string; readonly rest: string } {
  const { label = '', rest = '' } = LABEL.exec(text)?.groups ?? {};
  return { label, rest };
}
