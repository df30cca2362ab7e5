import { both, capital, say } from '../news.ts';
import type { Frame } from './frame.ts';

/** "We recall our peanut bars, batch 14" */
const RECALL = /^(?<who>we|i|.{2,60}?)(?: are|’re| is)? recall(?:s|ing)? (?<what>.{3,140})$/i;

/** Something that readers have at home is recalled. */
export const warned: Frame = ({ act, main, cause }) => {
  if (act.point !== 'warn') return [];
  const groups = RECALL.exec(main)?.groups;
  if (!groups?.what || !groups.who) return [];
  const { who } = groups;
  // "Our almond milk: it may contain glass"
  const [what = '', reason = ''] = groups.what.split(/(?<=\S): /, 2);
  const recalling = /^we$/i.test(who) ? 'We’re recalling' : `${capital(who)} is recalling`;
  const why = cause ? ` ${cause.by} ${cause.text}` : '';
  const those = what.replace(/^(?:all (?:of )?)?(?:our|its|their) /i, 'our ');
  return [
    {
      structure: 'reader',
      text: both(
        say(`If you bought ${those}, please read on`),
        say(`${recalling} ${what}${reason ? `: ${reason}` : ''}${why}`),
      ),
      purpose: 'speaks_to_those_who_have_it_at_home',
    },
  ];
};
