import { isRequest } from '../../../../../language/facts/speech-acts.ts';
import type { Wording } from '../../editor.ts';
import { inner, say } from '../news.ts';
import type { Frame } from './frame.ts';
import { isPerson, singular } from './persons.ts';

const GROUPS =
  /^(?:beginners|children|kids|teens|teenagers|adults|families|parents|carers|women|men|girls|boys|seniors|pensioners|students|pupils|teachers|over-?\d+s|under-?\d+s|(?:over|under) \d+s|newcomers|dog owners|cat owners|commuters|cyclists|runners|walkers|gardeners|tenants|residents|neighbours|neighbors|members|everyone|people|founders|freelancers|small businesses|businesses|charities|clubs|schools|toddlers|babies|refugees|visitors|tourists|couples|singles|grandparents)$/i;
const FOR =
  /^(?<before>.{4,120}?) for (?<whom>(?:all |new |young |retired |local |small |single |working )?(?:[\p{L}-]+ )?[\p{L}\d-]+s|children|women|men|people|everyone)(?= (?:in|on|at|every|from|until|this|next|starts?|begins?|with|who)\b|[,.:]|$)(?<after>.*)$/iu;

/** "Free legal advice for carers …" → "For carers: free legal advice …" */
export const addressed: Frame = ({ text, act, cause }) => {
  if (act.sober || cause || isRequest(text, 'en')) return [];
  const groups = FOR.exec(text)?.groups;
  const { before = '', whom = '', after = '' } = groups ?? {};
  if (
    whom === '' ||
    !isGroup(whom) ||
    /[:;?]/.test(before) ||
    / (?:looking|searching|asks?|need|needs|wanted)$/i.test(before)
  )
    return [];
  if (/\b(?:looking|searching|seek|seeks|need|needs|hir\w+|thank|wanted)\b/i.test(before)) return [];
  const wordings: Wording[] = [
    {
      structure: 'reader',
      text: say(`For ${whom}: ${inner(before)}${after}`),
      purpose: { code: 'speaks_to', whom },
    },
  ];
  return wordings;
};

function isGroup(whom: string): boolean {
  const words = whom.split(' ');
  const last = words.at(-1) ?? '';
  if (GROUPS.test(last) || GROUPS.test(whom)) return true;
  const one = singular(last);
  return one !== '' && isPerson(one);
}
