import { both, capital, say } from '../news.ts';
import type { Frame } from './frame.ts';

const THANKS =
  /^(?:a |one )?(?:(?:very )?(?:big|huge|warm|many|special) )?(?:thank you|thanks)(?: so much| very much)? to (?<whom>.{3,160}?)(?: for (?<what>.{3,160}))?$/i;
const WHO =
  /^(?:everybody|everyone|all|all those|all of you|those) who (?<did>(?:\p{L}+ed|came|made|gave|brought|took|ran|sang|baked|stood|sent|bought|wrote|lent|helped)(?!\p{L}).*)$/iu;

const MANY =
  /^(?:all )?the (?<number>(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:[\p{L}-]+ ){0,2}?[\p{L}-]+) who (?<did>.{4,140})$/iu;

/** Somebody is thanked. */
export const thanked: Frame = ({ act, text }) => {
  if (act.point !== 'thank' || / (?:we|our|i|you) (?:can|could|will|have|are|now)(?![\p{L}])/iu.test(text))
    return [];
  const groups = THANKS.exec(text)?.groups;
  if (!groups?.whom) return [];
  const { whom, what } = groups;
  const deed = what ? '' : (WHO.exec(whom)?.groups?.did ?? '');
  const { number = '', did: done = '' } = MANY.exec(whom)?.groups ?? {};
  return [
    ...(done && !what
      ? [
          {
            structure: 'reader' as const,
            text: both(say(`${capital(number)} ${done}`), 'Thank you.'),
            purpose: 'starts_with_what_was_done',
          },
        ]
      : []),
    {
      structure: 'reason',
      text: say(`To ${whom}${what ? `, for ${what}` : ''}: thank you`),
      purpose: 'names_those_you_thank_first',
    },
    ...(deed
      ? [
          {
            structure: 'reader' as const,
            text: say(`If you ${deed}: thank you`),
            purpose: 'thanks_each_reader_who_was_there',
          },
        ]
      : []),
  ].map((one) => ({ ...one, text: capital(one.text) })) as ReturnType<Frame>;
};
