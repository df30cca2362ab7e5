import type { Wording } from '../../editor.ts';
import { ask, be, capital, inner, say } from '../news.ts';
import type { Frame } from '../wordings.ts';

const MINE = /^(?<what>.{4,110}?) at (?<place>(?:our|my) .{3,60})$/i;
const PRICED = /^(?<cut>half price|\d+ ?(?:%|percent|per cent) off) (?:on |for )?(?<what>.{3,90})$/i;

/** The news only names a thing, with its time and place. */
export const named: Frame = ({ act, core, bare, when, tail, cause, text }) => {
  if (
    bare ||
    cause ||
    act.sober ||
    /[:?!;]|^(?:thank|thanks|please|join|come|wanted|do|don’t|how|why|what|when|where|who|which|whoever|if|calling|welcome)\b/i.test(
      text,
    )
  )
    return [];
  const wordings: Wording[] = [];
  const priced = PRICED.exec(core)?.groups;
  if (priced?.cut && priced.what)
    wordings.push({
      structure: 'reason',
      text: say(`${capital(priced.what)} ${be(priced.what)} ${inner(priced.cut)}`, tail),
      purpose: 'Starts with what it is about.',
    });
  const mine = MINE.exec(core)?.groups;
  if (mine?.what && mine.place) {
    const what = /^(?:new|fresh) (?!\w+s\b)/i.test(mine.what) ? `a ${inner(mine.what)}` : inner(mine.what);
    wordings.push({
      structure: 'reason',
      text: say(`${capital(mine.place)} has ${what}`, tail),
      purpose: 'Says it in a whole sentence.',
    });
  }
  if (tail === '' || core.split(' ').length > 12) return wordings;
  if (when !== '' && tail.startsWith(when))
    wordings.push({
      structure: 'time',
      text: say(
        `${capital(when)}: ${inner(core)}`,
        tail.slice(when.length).replace(/^,? */, ', ').replace(/^, $/, ''),
      ),
      purpose: 'Puts the date first, for readers who plan ahead.',
    });
  if (!/^(?:new|half|\d)/i.test(core))
    wordings.push({
      structure: 'reader',
      text: `${ask(core)} ${say(capital(tail))}`,
      purpose: 'Asks for those who want it, and says when and where.',
    });
  return wordings;
};
