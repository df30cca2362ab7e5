import type { Locale } from '@carillon/contracts/domain/locales.ts';
import type { Role } from '@carillon/contracts/domain/roles.ts';
import type { Answer, ConversationEngine } from '../conversation-engine.ts';
import { converse } from '../converse.ts';
import { afterPosting, EMPTY_MEMORY, type Memory } from '../memory.ts';
import { type FakeOptions, fakeWorkspace } from './fake-workspace.ts';

export interface Played extends FakeOptions {
  readonly lines: readonly string[];
  /** By the clocks of UTC. */
  readonly now?: string;
  readonly role?: Role;
  /** The page is stopped before it posts what is confirmed. */
  readonly stopped?: boolean;
  /** The language of the page. */
  readonly locale?: Locale;
}

/** A conversation from its first line to its last, the page's own part included: what was confirmed is posted. */
export async function play(
  engine: ConversationEngine,
  { lines, now = '2026-11-23T08:10:00Z', role = 'owner', stopped = false, locale, ...options }: Played,
) {
  const workspace = fakeWorkspace(options);
  const user = { name: 'Robin', timezone: options.zone ?? 'Europe/Berlin', role };
  const answers: Answer[] = [];
  let memory: Memory = EMPTY_MEMORY;
  let ids = 0;
  for (const query of lines) {
    const turn = { query, memory, earlier: [], user, now: new Date(now), locale };
    const answer = await converse(engine, turn, workspace, {
      signal: new AbortController().signal,
      newId: () => `proposal-${++ids}`,
    });
    // As the service keeps it.
    memory = JSON.parse(JSON.stringify(answer.memory)) as Memory;
    answers.push(answer);
    const { to_post } = answer.reply;
    if (stopped || !to_post || memory.proposal?.kind !== 'post') continue;
    workspace.post(to_post, memory.proposal.targets);
    memory = afterPosting(memory, to_post.proposal_id, to_post.proposal_id);
  }
  return { ...workspace, answers, memory };
}
