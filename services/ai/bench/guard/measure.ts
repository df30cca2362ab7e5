import { listFacts } from '../../language/facts/list-facts.ts';
import type { Guarded } from '../../language/guard/guard-text.ts';
import type { GuardCase } from './cases/guard-case.ts';

export interface GuardFigures {
  readonly outputs: number;
  /** Made-up facts in the outputs. */
  readonly planted: number;
  /** Made-up parts that remain, with the output. */
  readonly missed: readonly string[];
  /** True facts in the outputs, without names, of which German has no sure mark. */
  readonly facts: number;
  /** True parts taken for made up, with the output. */
  readonly wrong: readonly string[];
  /** How many outputs have one of those. */
  readonly misled: number;
}

/** "20 % off": anything this close, in characters, belongs to the same invention. */
const NEAR = 12;

export function measureGuard(
  cases: readonly GuardCase[],
  guard: (brief: string, text: string) => Guarded,
): GuardFigures {
  const results = cases.map(({ brief, output, planted }) => {
    const { text, found } = guard(brief, output);
    const spans = planted.map((one) => ({ at: output.indexOf(one), end: output.indexOf(one) + one.length }));
    const isPlanted = (one: { readonly at: number; readonly end: number }) =>
      spans.some(({ at, end }) => one.at < end + NEAR && at - NEAR < one.end);
    return {
      missed: planted
        .filter((one) => text.includes(one))
        .map((one) => `missed “${one}” in: ${output} → ${text}`),
      facts: listFacts(output, 'other').filter((fact) => fact.kind !== 'name' && !isPlanted(fact)).length,
      wrong: found
        .filter((one) => !isPlanted(one))
        .map((one) => `wrong ${one.kind} “${one.text}” in: ${output} (brief: ${brief})`),
    };
  });
  return {
    outputs: cases.length,
    planted: cases.reduce((sum, { planted }) => sum + planted.length, 0),
    missed: results.flatMap(({ missed }) => missed),
    facts: results.reduce((sum, { facts }) => sum + facts, 0),
    wrong: results.flatMap(({ wrong }) => wrong),
    misled: results.filter(({ wrong }) => wrong.length > 0).length,
  };
}
