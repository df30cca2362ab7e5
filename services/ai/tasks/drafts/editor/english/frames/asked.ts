import { ask, both, say } from '../news.ts';
import type { Frame } from './frame.ts';

const THINK =
  /^(?<who>.{2,90}?) (?:wants?|would like|’d like) to (?:hear|know) what you think (?<what>(?:about|of) .{3,160})$/i;

const WHICH =
  /^(?<who>.{2,90}?) (?:wants?|would like|’d like) to (?:hear|know) (?<what>(?:which|who|how many|what) .{3,160})$/i;

/** Readers are asked what they think. */
export const called: Frame = ({ main }) => {
  const groups = THINK.exec(main)?.groups;
  const open = WHICH.exec(main)?.groups;
  if (
    open?.who &&
    open.what &&
    !/^(?:which|who|how many|what) (?:\p{L}+ )?(?:you|we|they|i|he|she|it|the|your|our)(?!\p{L})/iu.test(
      open.what,
    )
  )
    return [
      {
        structure: 'reader',
        text: both(
          ask(open.what),
          say(
            `${open.who} would like to know`.replace(
              'would like',
              /^(?:we|i|they)$|[^s]s$/i.test(open.who) ? 'want' : 'wants',
            ),
          ),
        ),
        purpose: 'asks_readers_directly',
      },
    ];
  if (!groups?.who || !groups.what) return [];
  const { who, what } = groups;
  return [
    {
      structure: 'reader',
      text: both(
        `What do you think ${what}?`,
        say(`${who} want${/^(?:we|i|they)$|[^s]s$/i.test(who) ? '' : 's'} to hear it`),
      ),
      purpose: 'asks_readers_directly',
    },
  ];
};
