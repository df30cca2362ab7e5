import { both, capital, inner, say, small } from '../news.ts';
import type { Frame } from './frame.ts';

const TO =
  /^(?<whom>(?:dear |all )?[\p{L}-]+(?: [\p{L}-]+)?s|parents|everyone|all), (?<what>please .{6,200})$/iu;
const BEING =
  /^(?<do>(?:please )?(?:do not|don’t|avoid|never) (?:us(?:e|ing)|enter(?:ing)?|cross(?:ing)?|touch(?:ing)?|swim(?:ming)? in|drink(?:ing)?|eat(?:ing)?)) (?<what>the .{3,80}?)(?<until> until .{3,40})?, (?:it|they) (?<being>(?:is|are|has|have|may|can) .{4,120})$/i;
const RENT = /^(?<do>(?:rent|hire|buy|borrow|book|order|get|try|see|watch|read|visit) .{4,160})$/i;

const LABELED =
  /^(?<whom>(?:[\p{L}-]+ ){0,2}[\p{L}-]+s): (?<do>(?:please )?(?:keep|bring|park|use|close|leave|take|stay|avoid|check|return|collect|register|do not|don’t) [^,]{4,120}), (?<why>(?:the|our|it|they|we) [^,]{4,120})$/iu;

/** Readers are asked to do or not to do something. */
export const commanded: Frame = ({ text, act }) => {
  const to = TO.exec(text)?.groups;
  if (to?.whom && to.what)
    return [
      {
        structure: 'reason',
        text: say(
          `${capital(to.what.replace(/^please /i, 'Please '))}. This goes to all ${inner(to.whom.replace(/^(?:dear|all) /i, ''))}`,
        ),
        purpose: 'starts_with_what_you_ask_for',
      },
      {
        structure: 'reader',
        text: say(`To all ${inner(to.whom.replace(/^(?:dear|all) /i, ''))}: ${to.what}`),
        purpose: 'names_those_you_ask',
      },
    ];
  const labeled = LABELED.exec(text)?.groups;
  if (labeled?.whom && labeled.do && labeled.why) {
    const doing = labeled.do.replace(/^please /i, '');
    return [
      {
        structure: 'reason',
        text: both(say(capital(labeled.why)), say(`${capital(labeled.whom)}, please ${small(doing)}`)),
        purpose: 'gives_the_reason_first',
      },
      {
        structure: 'reader',
        text: both(say(`To all ${inner(labeled.whom)}: please ${small(doing)}`), say(capital(labeled.why))),
        purpose: 'names_those_you_ask',
      },
    ];
  }
  const being = BEING.exec(text)?.groups;
  if (being?.do && being.what && being.being)
    return [
      {
        structure: 'reason',
        text: both(
          say(`${capital(being.what)} ${being.being}`),
          say(
            `${/^please/i.test(being.do) ? being.do : `Please ${small(being.do)}`} ${/s$/.test(being.what) ? 'them' : 'it'}${being.until ?? ''}`,
          ),
        ),
        purpose: 'gives_the_reason_first',
      },
      {
        structure: 'news',
        text: both(
          say(`${being.do} ${being.what}${being.until ?? ''}`),
          say(`${/s$/.test(being.what) ? 'They' : 'It'} ${being.being}`),
        ),
      },
    ];
  if (RENT.test(text) && !act.sober && act.warmth === 'warm')
    return [
      { structure: 'reader', text: say(`You can ${small(text)}`), purpose: 'says_what_readers_can_do' },
    ];
  return [];
};
