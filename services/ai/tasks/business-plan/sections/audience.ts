import { upperFirst } from '../../../language/topic/casing.ts';
import { inline, list, section } from '../markdown.ts';
import { type Plan, slotsOf } from '../planning/plan.ts';
import { formatList } from '../words/numbers.ts';

export function audience(plan: Plan): string {
  const { facts, words } = plan;
  const { audience: says, titles } = words.sections;
  const known = [...Map.groupBy(facts.audiences, ({ kind }) => kind)].flatMap(([kind, people]) => {
    const names = formatList(
      people.map(({ who }) => inline(who, 80)),
      words.locale,
    );
    return kind ? [words.labeled(`**${upperFirst(names)}**`, words.audiences[kind])] : [];
  });
  return section(
    titles.audience,
    says.reach(words.inSentence(inline(facts.input.target_demographics))),
    known.length > 0 ? list(known) : `[${says.ask(slotsOf(plan).who)}]`,
  );
}
