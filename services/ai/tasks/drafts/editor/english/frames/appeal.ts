import type { Wording } from '../../editor.ts';
import { inner, say } from '../news.ts';
import type { Frame } from './frame.ts';

const WITNESSES =
  /^(?<who>.{2,80}?) (?:is |are )?(?:ask(?:s|ing)?|appeal(?:s|ing)?|look(?:s|ing)?|search(?:es|ing)?) for witnesses (?:of|to) (?<what>.{3,120}?)(?<place> (?:on|in|at|near) (?:the )?\p{Lu}[\p{L}’-]+(?: \p{Lu}[\p{L}’-]+)*)?(?<when> (?:on|at|in|last|yesterday|this).{3,40})?$/u;
const MISSING =
  /^(?<who>(?:the )?(?:\d{1,2}-year-old )?.{2,60}?) (?:is|has been|went|has gone|have been|are) (?:gone )?missing(?<rest>.*)$/i;

/** Somebody asks readers what they saw. */
export const appealed: Frame = ({ act, main }) => {
  if (act.point !== 'appeal') return [];
  const wordings: Wording[] = [];
  const witness = WITNESSES.exec(main)?.groups;
  if (witness?.who && witness.what) {
    const { who, what, place = '', when = '' } = witness;
    const story = say(
      `${who} asks for witnesses of ${what}`.replace('asks', / police$/i.test(who) ? 'ask' : 'asks'),
    );
    if (place && when)
      wordings.push({
        structure: 'reader',
        text: say(`If you were${place}${when}: ${inner(story)}`),
        purpose: 'speaks_to_those_who_were_there',
      });
    wordings.push({
      structure: 'reason',
      text: say(
        `If you saw ${what}${place}${when}: ${inner(who)} ${/ police$/i.test(who) ? 'ask' : 'asks'} witnesses to come forward`,
      ),
      purpose: 'speaks_to_those_who_saw_it',
    });
  }
  const missing = MISSING.exec(main)?.groups;
  if (missing?.who && !/[,;:]/.test(missing.who))
    wordings.push({
      structure: 'reader',
      text: /^ (?:since|from|in|on|near) /i.test(missing.rest ?? '')
        ? say(`If you have seen ${inner(missing.who)}: missing${missing.rest}`)
        : say(`If you have seen ${inner(missing.who)}: ${inner(main)}`),
      purpose: 'speaks_to_those_who_have_seen_something',
    });
  return wordings;
};
