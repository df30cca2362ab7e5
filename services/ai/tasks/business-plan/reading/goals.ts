import { type FoundGoalKind, GOAL_KINDS, type GoalKind } from './kinds.ts';
import { findKind } from './patterns/all.ts';
import type { Patterns } from './patterns/patterns.ts';
import { targetsIn } from './targets.ts';

/** One of a business's goals in its own words, and what kind of thing it counts. */
export interface Goal {
  /** In the user's words: "30 volunteers by spring". */
  readonly text: string;
  readonly kind: GoalKind;
  /** Whether it has a figure. */
  readonly isTarget: boolean;
  /** The unit of its figure, in the user's words: "weddings" of "Book 20 weddings for next summer". */
  readonly unit: string;
}

const FOUND_KINDS = GOAL_KINDS.filter(
  (kind): kind is FoundGoalKind => !['fewer', 'counted', 'awareness'].includes(kind),
);
const LIMIT = 4;
const BETWEEN =
  /[;\n؛]|[,،](?!\d)|\.\s|\s(?:and|as well as|und|sowie|et|y|e|así como)\s(?=(?:more|fewer|a |an |mehr |weniger |eine |plus |moins |une |más |menos |una |mais |uma |\d|[a-z]+ing\b))/iu;

/** Returns the user's goals, in the order of the text; at least one. */
export function goalsOf(text: string, all: readonly Patterns[]): Goal[] {
  const parts = text
    .split(BETWEEN)
    .map((part) => part.trim().replace(/\.$/u, ''))
    .filter((part) => part.length > 2)
    .slice(0, LIMIT);
  return (parts.length > 0 ? parts : [text]).map((part) => readGoal(part, all));
}

/** Goals that are counted the same way, together. */
export const groupGoals = (goals: readonly Goal[]): (readonly [Goal, ...Goal[]])[] =>
  Object.values(Object.groupBy(goals, ({ kind, unit }) => `${kind} ${unit}`)) as [Goal, ...Goal[]][];

function readGoal(text: string, all: readonly Patterns[]): Goal {
  const isTarget = targetsIn(text).length > 0;
  const kind = findKind(text, FOUND_KINDS, ({ goals }, one) => goals[one], all) ?? 'awareness';
  const less = all.map(({ fewer }) => fewer.exec(text)?.[1]).find(Boolean);
  if (less) return { text, kind: 'fewer', isTarget, unit: less.trim() };
  const unit = isTarget ? COUNTED.exec(text)?.[1]?.trim() : undefined;
  if (unit && (kind === 'awareness' || kind === 'community'))
    return { text, kind: 'counted', isTarget, unit };
  return { text, kind, isTarget, unit: '' };
}

/** The words behind a figure, up to the next small word. */
const COUNTED =
  /(?<!\p{L})(?:\d[\d.,]{0,6}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|zwanzig|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|dois|duas|três|quatro|sete|oito|nove|dez|doze|vinte) ((?:(?!(?:a|an|the|by|in|for|per|each|every|until|before|at|on|of|next|this|months?|weeks?|years?|percent|im|pro|je|bis|für|am|vor|mehr|prozent|monate?n?|wochen?|jahre?n?|par|pour|en|d[eu]|avant|dans|mois|semaines?|ans?|por|para|antes|al|hasta|del|mes|meses|semanas?|años?|até|ao|anos?|na|no|da|do|في|كل|لكل|خلال|قبل|حتى|من|إلى|يوم|أسبوع|شهر|سنة)(?!\p{L}))\p{L}[\p{L}-]{1,20}(?: |$)){1,3})/iu;
