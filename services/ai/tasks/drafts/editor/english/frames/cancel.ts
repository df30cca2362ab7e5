import type { Wording } from '../../editor.ts';
import { ask, be, both, capital, inner, say } from '../news.ts';
import type { Frame } from './frame.ts';

const OFF =
  /^(?<what>(?:the|our|my|this year’s|this week’s|tonight’s|today’s|tomorrow’s|\p{Lu}).{2,100}?) (?:is|are|has been|have been|had to be|must be|will be|was|were) (?:now |sadly |unfortunately )?(?<how>off|called off|cancel+ed|scrapped|postponed|suspended)(?<rest>.*)$/iu;
const NOT =
  /^(?<what>(?:the|our|my|this year’s|this week’s|tonight’s|today’s|tomorrow’s|\p{Lu}).{2,100}?) (?<how>(?:will not|won’t|cannot|can’t|is not|isn’t|are not|aren’t) (?:take place|taking place|go ahead|going ahead|be held|happen|happening|open|opening|run|running))(?<rest>.*)$/iu;

/** Something that readers may be planning for is off. */
export const canceled: Frame = ({ act, main, cause }) => {
  if (act.point !== 'cancel') return [];
  const groups = (OFF.exec(main) ?? NOT.exec(main))?.groups;
  const wordings: Wording[] = [];
  if (!groups?.what || /[,:;]/.test(groups.what)) return wordings;
  const { what, how = '', rest = '' } = groups;
  const name = inner(what);
  const are = be(what);
  const it = are === 'is' ? 'it’s' : 'they’re';
  const offText = OFF.test(main) ? `${it} ${how}` : `${are === 'is' ? 'it' : 'they'} ${how}`;
  const why = cause ? (/^(?:because|since|as)$/.test(cause.by) ? say(capital(cause.text)) : '') : '';
  const reason = cause && why === '' ? ` ${cause.by} ${cause.text}` : '';
  const opens = /open/i.test(how);
  const rides = /(?:bus|buses|trains?|ferry|ferries|trams?|lines?|coach|coaches|shuttle|flights?)$/i.test(
    what,
  );
  wordings.push({
    structure: 'reader',
    text: both(
      say(
        `If you were planning to ${rides ? 'take' : opens ? 'visit' : 'come to'} ${name}, please note: ${offText}${rest}${reason}`,
      ),
      why,
    ),
    purpose: 'speaks_to_those_who_were_planning_to_come',
  });
  if (/^(?:off|called off|cancel+ed)$/i.test(how) && rest.trim() === '' && cause && why !== '')
    wordings.push({
      structure: 'news',
      text: say(`${capital(what)} ${are} ${how}: ${inner(cause.text)}`),
    });
  if (why !== '' && /^(?:off|called off|cancel+ed)$/i.test(how) && rest.trim() === '')
    wordings.push({
      structure: 'time',
      text: both(ask(`${are === 'is' ? 'Is' : 'Are'} ${name} still on`), `No: ${inner(withoutStop(why))}.`),
      purpose: 'asks_what_readers_ask_and_answers_it',
    });
  return wordings;
};

const withoutStop = (text: string): string => text.replace(/\.$/, '');
