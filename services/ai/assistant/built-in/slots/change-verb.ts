import { naming } from '../../../language/network-words.ts';
import type { ChangeName } from '../../proposal.ts';

const POLITE =
  "(?:(?:please|no|actually|wait|ok|okay|now|and|then|instead|oh|hey|hi|just|rather|better|also|first|only|i want to|i'd like to|can you|could you|would you|will you|let's|let us|do)[,.!:]* )*";
const starts = (verbs: string): RegExp => naming(new RegExp(`^${POLITE}(?:${verbs})\\b`));

/** "Everything that is on Bluesky" is everything from Bluesky. */
const ALL_ON_NETWORK =
  "(?:delete|remove|erase|get rid of|trash) (?:everything|all(?: of)?(?: the| my| our)?(?: posts?| stuff)?)(?: that| which)?(?:'s| is| are| i have| we have| i've got| we've got| there is| there are)?(?: still| currently)?(?: published| posted| live)? on (?:my |our |the )?(?:NETWORK)";

const VERBS: readonly (readonly [ChangeName, RegExp])[] = [
  ['retry', starts('retry|resend|repost|try (?:posting|publishing|sending)')],
  [
    'take_down',
    starts(
      'unpublish|take down|take (?:[^ ]{1,24} ){1,8}down|(?:delete|remove|erase|take|pull)\\b.{0,80} (?:from|off) (?:my |our |the )?(?:NETWORK|networks?)|' +
        ALL_ON_NETWORK,
    ),
  ],
  ['delete', starts('delete|remove|erase|get rid of|trash')],
  [
    'cancel',
    starts(
      "cancel|unschedule|withdraw|kill|pull|stop|(?:scrap|bin|ditch|nix|axe)\\b.{0,60}\\bposts?|call off|don't (?:send|publish|post)",
    ),
  ],
  [
    'publish_now',
    starts(
      '(?:publish|post|send|release)\\b.{0,60}\\b(?:now|right away|immediately|straight away|at once|asap)|go live|publish (?:the|my|that)',
    ),
  ],
  [
    'reschedule',
    starts('move|reschedule|postpone|shift|push|bump|nudge|delay|bring|put off|change the (?:time|date)'),
  ],
];

/** The change that a message begins with; null where it begins with none. */
export const readChange = (plain: string): ChangeName | null =>
  VERBS.find(([, verbs]) => verbs.test(plain))?.[0] ?? null;

const ANEW = starts(
  'show|list|find|suggest|write|create|draft|generate|analy[sz]e|read|summari[sz]e|tell|give|check|any|what|which|who|why|where|when|how|is|are|did|do|does|has|have|will|thanks|thank you|connect|disconnect',
);
const ABOUT_TIME = /^(?:what|how) about\b/;

/** A command or a question of its own, and no answer to "Which post?" or "What is the new time?". */
export const beginsAnew = (plain: string): boolean => ANEW.test(plain) && !ABOUT_TIME.test(plain);

const NARROWS =
  /^(?:(?:oh|no|nope|wait|actually|please|but|yes|ok|okay|hmm|and)[,.!]* )*(?:not (?:everything|all|all of them|both)[,.]? (?=only|just))?(?:(?:cancel|delete|remove|move|reschedule|publish|post|retry|send|keep)[,]? )?(?:only|just|not|except|but not|without|leave out|skip|keep|all but|all except|everything but|everything except|don't (?:cancel|delete|remove|move|touch|publish|retry))\b/;
const LEAVES_OUT = /\b(?:not|except|without|leave out|skip|keep|but|don't)\b/;

/** Returns whether a change names the posts to change or the posts to leave out. */
export function narrowing(plain: string): 'only' | 'except' | null {
  if (!NARROWS.test(plain)) return null;
  return LEAVES_OUT.test(plain) && !/\b(?:only|just)\b/.test(plain) ? 'except' : 'only';
}
