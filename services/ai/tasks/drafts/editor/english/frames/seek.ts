import type { Wording } from '../../editor.ts';
import { being, both, capital, inner, type News, say } from '../news.ts';
import { timeRunOf } from '../time-run.ts';
import type { Frame } from './frame.ts';
import { article, isPerson, singular } from './persons.ts';

/** A search that the news is about: who looks for whom or what. */
interface SoughtPerson {
  /** "we", "our choir", "Ferndale Choir"; empty where nobody is named. */
  readonly who: string;
  readonly what: string;
}

const PATTERNS: readonly RegExp[] = [
  /^(?<who>.{2,60}?) (?:is|are) (?:now )?(?:hiring|looking|recruiting): (?<what>.+)$/i,
  /^(?<who>)(?:looking|searching) for (?<what>.+)$/i,
  /^(?<who>we are an? .{3,40}?) looking for (?<what>.+)$/i,
  /^(?<who>.{1,70}?),? (?:is|are|’s|’re|am|’m) (?:now |still |also |currently |urgently |always )?(?:looking|searching) for (?<what>.+)$/i,
  /^(?<who>we|i)(?:’re|’m) (?:now |still |also |currently |urgently )?(?:looking|searching) for (?<what>.+)$/i,
  /^(?<who>we|i)(?: are|’re| am|’m) (?:now |also |currently )?(?:hiring|recruiting|seeking) (?<what>.+)$/i,
  /^(?<who>.{2,70}?) (?:is|are) (?:now |also |currently )?(?:hiring|recruiting|seeking) (?<what>.+)$/i,
  /^(?<who>.{1,70}?) (?:now |still |urgently )?(?:needs?|seeks?|hires?|recruits?) (?<what>(?!to\b|you\b|your\b).+)$/i,
  /^(?<who>)(?:hiring|wanted|now hiring)(?::| -)? (?<what>.+)$/i,
  /^(?<what>.{3,90}?) (?<who>)(?:wanted|needed)(?<more>.*)$/i,
];

/** Things that need something without looking for it. */
const THING =
  /(?:pump|roof|boiler|bridge|clock|path|bench|organ|piano|van|bus|fence|gate|wall|pond|engine|mower|oven|kiln|boat|bell|door|window|sign|playground|bookcase|shelf|heating|floor|kitchen|stage)s?$/iu;

const readSought = ({ act, text }: News): SoughtPerson | null => {
  if (act.point !== 'seek' && act.point !== 'hire') return null;
  if (/\b(?:not|no longer|never)\b|n’t\b/i.test(text)) return null;
  for (const pattern of PATTERNS) {
    const groups = pattern.exec(text)?.groups;
    if (!groups?.what) continue;
    const who = groups.who ?? '';
    if (/\b(?:who|that|which|if|because)\b|,/i.test(who) || THING.test(who)) return null;
    return { who, what: `${groups.what}${groups.more ?? ''}` };
  }
  return null;
};

const NUMBER =
  '(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|\\d+|more|new|another|some)';
/** The noun that the sought thing is named by: "two tenors for …" → "tenor". */
const HEAD = new RegExp(
  `^${NUMBER}(?: (?:more|new|further|additional|friendly|experienced|reliable|keen|full-time|part-time))* (?<noun>(?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+?)(?= (?:for|to|in|at|with|who|from|by|on|starting|and|because|this|until|two|three|one)(?![\\p{L}])|[,.]|$)`,
  'iu',
);

function personOf(what: string): string {
  const noun = HEAD.exec(what)?.groups?.noun ?? '';
  if (noun === '') return '';
  const last = noun.split(' ').at(-1) ?? '';
  const one = /^(?:an?|one|another) /i.test(what) ? noun : singular(noun);
  return one !== '' && isPerson(one.split(' ').at(-1) ?? last) ? one : '';
}

/** "We’re looking for", "Our choir is looking for". */
const seeking = (who: string, hires = false): string =>
  hires && !/^we are an? /i.test(who)
    ? who === ''
      ? 'We’re hiring'
      : `${being(who)} hiring`
    : /^we are /i.test(who)
      ? `${capital(who)} looking for`
      : who === ''
        ? 'We’re looking for'
        : `${being(who)} looking for`;

const ASKS: Readonly<Record<string, string>> = {
  can: 'Can you',
  could: 'Could you',
  would: 'Would you',
  will: 'Would you',
  'want to': 'Do you want to',
  'wants to': 'Do you want to',
  'would like to': 'Would you like to',
  'know how to': 'Do you know how to',
  'knows how to': 'Do you know how to',
};

/** "senior accountant in Bristol" → "a senior accountant in Bristol". */
function determined(what: string): string {
  const [, noun = ''] =
    /^((?:[\p{L}-]+ ){0,2}[\p{L}-]+)(?= \(| (?:in|at|for|with|from|to|on|who)\b|,|$)/iu.exec(what) ?? [];
  const last = noun.split(' ').at(-1) ?? '';
  const bare =
    !/^(?:an?|the|our|my|one|someone|somebody|anyone|some|more|another|new staff|help|\d.*)(?![p{L}])/i.test(
      what,
    );
  return bare && noun !== '' && isPerson(last) && !/s$/i.test(last)
    ? `${article(noun)} ${inner(what)}`
    : what;
}

const SEEKS = new Set(['seek', 'hire', 'appeal', 'offer']);

export const sought: Frame = (news) => {
  const soughtPerson = SEEKS.has(news.act.point) ? readSought(news) : null;
  if (!soughtPerson) return [];
  const { who } = soughtPerson;
  const hires = /\b(?:hir(?:e|es|ing)|recruit(?:s|ing)?)\b/i.test(news.text);
  const what = determined(soughtPerson.what);
  const one = personOf(what);
  const _head = /^(.+?) (for|to|at|in|with) (.+)$/i.exec(what);
  const wordings: Wording[] = [];
  wordings.push({ structure: 'news', text: say(seeking(who, hires), inner(what)) });
  if (one)
    wordings.push({
      structure: 'reader',
      text: both(
        `Are you ${article(one)} ${one}, or do you know one?`,
        say(seeking(who, hires), inner(what)),
      ),
      purpose: { code: 'speaks_to_whoever_could_be_or_knows_one', whom: one },
    });
  const able =
    /^(?<whom>.{3,60}?) who (?<can>can|could|would|will|want to|like to|love to|know how to|wants to|likes to|loves to|knows how to) (?<do>.{4,160})$/i.exec(
      what,
    )?.groups;
  if (able?.whom && able.can && able.do && !/\b(?:they|their|them)\b/i.test(able.do)) {
    const asks = ASKS[able.can.toLowerCase()] ?? '';
    if (asks)
      wordings.push({
        structure: 'reader',
        text: both(
          `${asks} ${able.do}?`,
          say(seeking(who), able.whom, `who ${able.can.replace(/ to$/i, ' to')}`),
        ),
        purpose: 'asks_readers_whether_they_could_do_it',
      });
  }
  const run = timeRunOf(what);
  if (
    run &&
    run.before !== '' &&
    /^(?:on|at|this|next|tomorrow|every|from|in)\b/i.test(run.when) &&
    /\b(?:volunteers?|helpers?|stewards?|hands|help)\b/i.test(run.before)
  )
    wordings.push({
      structure: 'reader',
      text: both(`Do you have time ${run.when}?`, say(seeking(who), inner(run.before), run.after)),
      purpose: 'asks_readers_whether_they_have_time_then',
    });
  const bare =
    /^(?<noun>(?:[\p{L}-]+ )?[\p{L}-]+s)(?= (?:for|to|in|at|with|on|from)(?![\p{L}])|,|$)/iu.exec(what)
      ?.groups?.noun ?? '';
  const role = singular(bare);
  if (!one && !/volunteers?$/i.test(bare) && role !== '' && isPerson(role.split(' ').at(-1) ?? ''))
    wordings.push({
      structure: 'reader',
      text: both(`Could you be ${article(role)} ${inner(role)}?`, say(seeking(who, hires), inner(what))),
      purpose: { code: 'speaks_to_whoever_could_be', whom: inner(role) },
    });
  const things =
    /^(?:old |used |spare |warm |winter |second-hand |unwanted |working |broken |empty |good |clean )*[\p{L}-]+s(?= (?:in|of|for|from|with|that)\b|$|,)/iu.test(
      what,
    );
  const last =
    /^(?:[\p{L}-]+ )*?(?<noun>[\p{L}-]+s)(?= (?:in|of|for|from|with|that)\b|$|,)/iu.exec(what)?.groups
      ?.noun ?? '';
  if (
    !one &&
    things &&
    last !== '' &&
    !isPerson(singular(last)) &&
    !/^(?:volunteers?|people|families|members)$/i.test(last) &&
    !/ to /i.test(what)
  )
    wordings.push({
      structure: 'reader',
      text: both(`Do you have ${inner(what)}?`, say(seeking(who), 'them')),
      purpose: 'asks_readers_whether_they_have_some',
    });
  if (
    !one &&
    /^an? (?:small |quiet |big |large |used |second-hand |cheap |old |new )?(?:flat|room|house|studio|office|garage|garden|allotment|workshop|space|venue|hall|piano|van|car|bike|bicycle|boat|stall|plot|field|barn|shed)\b/i.test(
      what,
    )
  )
    wordings.push({
      structure: 'reader',
      text: both(`Do you know of ${inner(what)}?`, say(seeking(who), 'one')),
      purpose: 'asks_readers_whether_they_know_of_one',
    });
  const isNamed = who !== '' && !/^(?:we|i)$/i.test(who);
  wordings.push({
    structure: 'time',
    text: isNamed ? say(`Wanted at ${inner(who)}: ${inner(what)}`) : say(`Wanted: ${inner(what)}`),
    purpose: 'says_it_as_short_as_a_notice_on_a_board',
  });
  return wordings.filter(({ text }) => text !== '');
};
