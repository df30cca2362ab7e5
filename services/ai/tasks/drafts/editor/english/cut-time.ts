import { parseClause } from '../../../../language/brief/english/clause.ts';
import type { CutTime } from '../editor.ts';
import { timeRunOf } from './time-run.ts';

const FOLLOWS = /^(?:in|at|near|outside|inside|opposite|behind|with|for|to|via|by|on the)(?!\p{L})/iu;
const SEVERAL = / (?:and|but|or|while|which|who|that|if|when|because|so|after|before) /iu;
/** Verbs that need their time, such as those that move something to another day. */
const NEEDS_TIME =
  /^(?:move|change|shift|switch|go|transfer|last|take|run|stay|remain|vote|decide|open|start|begin|close|be)$/i;

/** "The reading group meets on Monday to discuss a book" without "on Monday"; null where that isn't sure. */
export const cutTime: CutTime = (text) => {
  const run = timeRunOf(text);
  if (!run) return null;
  const { before, when, after } = run;
  if (before === '') {
    const clause = parseClause(after);
    return clause && clause.tense !== 'past' && clause.subject !== '' ? { lead: after, when } : null;
  }
  const clause = parseClause(text);
  if (!clause || clause.tense === 'past' || clause.subject.length >= before.length) return null;
  if (/[:;?,]/.test(before) || SEVERAL.test(before)) return null;
  if (after !== '' && (!FOLLOWS.test(after) || /[,;:]/.test(after))) return null;
  const isWhen = clause.rest.startsWith(when) && /^(?:is|are)$/i.test(clause.verb);
  if (isWhen) return { lead: [clause.subject, after].filter(Boolean).join(' '), when };
  if (NEEDS_TIME.test(clause.infinitive)) return null;
  return { lead: [before, after].filter(Boolean).join(' '), when };
};
