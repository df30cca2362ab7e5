import type { DraftTone } from '@carillon/contracts/domain/draft-details.ts';
import { changeOutsideFacts } from '../../../language/facts/outside-facts.ts';
import { upperFirst } from '../../../language/topic/casing.ts';
import { withoutEmoji } from '../../../language/topic/emoji.ts';

type Swap = readonly [RegExp, string];

const swap = (pairs: string): Swap[] =>
  pairs.split(' / ').map((pair) => {
    const [from = '', to = ''] = pair.split(' > ');
    return [new RegExp(`(?<![\\p{L}’'])${from.replaceAll("'", "[’']")}(?![\\p{L}])`, 'giu'), to] as const;
  });

/** How one says it in a letter. */
const FORMAL: readonly Swap[] = swap(
  "we're > we are / we've > we have / we'll > we will / we'd > we would / you're > you are / you've > you have / you'll > you will / it's > it is / that's > that is / there's > there is / here's > here is / i'm > I am / i've > I have / i'll > I will / who's > who is / what's > what is / let's > let us / don't > do not / doesn't > does not / didn't > did not / isn't > is not / aren't > are not / can't > cannot / won't > will not / wasn't > was not / couldn't > could not / hey there > good day / hey > hello / hi > hello / folks > everyone / guys > everyone / kids > children / awesome > excellent / yummy > delicious / super > very / grab > get / check out > see / drop by > visit us / pop in > visit us / swing by > visit us / come along > join us / tons of > many / lots of > many / a bunch of > several / gonna > going to / wanna > want to / thanks > thank you / big news > news / tell us if you are coming > please let us know whether you will attend / who is in? > please let us know whether you will attend. / just ask > please ask us / send us a message > please send us a message / get in touch > please contact us",
);
/** How one says it across a counter. */
const FRIENDLY: readonly Swap[] = swap(
  'we are > we’re / we have > we’ve / we will > we’ll / you are > you’re / you will > you’ll / it is > it’s / that is > that’s / there is > there’s / do not > don’t / does not > doesn’t / is not > isn’t / cannot > can’t / will not > won’t / please contact us > just drop us a line / contact us > drop us a line / we are pleased to > we’re happy to / purchase > buy / receive > get / additional > more / in addition > also / assistance > help / inquire > ask / attend > come / visit us > come and see us / thank you > thanks so much',
);

/** The words exchanged, but for those of names and addresses: the "Kids Club" stays one. */
const applySwaps = (text: string, swaps: readonly Swap[]): string =>
  changeOutsideFacts(text, 'en', (between) =>
    swaps.reduce(
      (result, [from, to]) => result.replace(from, (match) => (/^\p{Lu}/u.test(match) ? upperFirst(to) : to)),
      between,
    ),
  );

const calm = (text: string): string =>
  withoutEmoji(text)
    .replace(/¡/g, '')
    .replace(/(?<=[\p{L}\p{N}”’)])!+/gu, '.')
    .replace(/(?<=[.?])!+/g, '');

const CLOSINGS: Readonly<Record<DraftTone, readonly string[]>> = {
  professional: ['We look forward to hearing from you.', 'We remain at your disposal for any questions.'],
  warm: ['We look forward to seeing you. 😊', 'Say hello when you see us. 💛'],
  lively: ['Don’t miss it! 🎉', 'Who’s with us? 🙌'],
  plain: [],
};

/** The text in another tone: other words for the same things, and a last line where those make no difference. */
export function inOtherTone(text: string, tone: DraftTone): string {
  const result = REWRITTEN[tone](text);
  if (tone === 'plain' || (tone === 'professional' && result !== text)) return result;
  const line = CLOSINGS[tone].find((closing) => !result.includes(closing.slice(0, 12)));
  return line ? `${result}\n\n${line}` : result;
}

const REWRITTEN: Readonly<Record<DraftTone, (text: string) => string>> = {
  professional: (text) => applySwaps(calm(text), FORMAL),
  warm: (text) => applySwaps(text, FRIENDLY),
  lively: (text) => applySwaps(text, FRIENDLY).replace(/^([^\n?!]{10,160})\.(?=\n|$)/u, '$1!'),
  plain: calm,
};
