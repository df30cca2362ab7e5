import type { AnswerOptions } from '../conversation-engine.ts';
import type { Tools } from '../tools.ts';

type Step = 'Thinking' | 'Looking things up' | 'Writing';

/** The tools, each of which says what step it is of; a step is told once. */
export function reporting(tools: Tools, { report, signal }: AnswerOptions) {
  const reportedSteps = new Set<Step>();
  async function during<T>(step: Step, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    const first = !reportedSteps.has(step);
    reportedSteps.add(step);
    if (first) await report?.(step, 'started');
    const result = await work();
    if (first) await report?.(step, 'done');
    return result;
  }
  const looking = <T>(work: () => Promise<T>) => during('Looking things up', work);
  const reported: Tools = {
    networks: () => looking(() => tools.networks()),
    findHashtags: (topic) => looking(() => tools.findHashtags(topic)),
    bestTimes: (platforms) => looking(() => tools.bestTimes(platforms)),
    overview: (days) => looking(() => tools.overview(days)),
    figures: (days, search) => looking(() => tools.figures(days, search)),
    followers: (span) => looking(() => tools.followers(span)),
    topPosts: (days) => looking(() => tools.topPosts(days)),
    listPosts: (filter) => looking(() => tools.listPosts(filter)),
    publicationsOf: (postIds) => looking(() => tools.publicationsOf(postIds)),
    drafts: () => looking(() => tools.drafts()),
    getPost: (id) => looking(() => tools.getPost(id)),
    sellsPlans: () => looking(() => tools.sellsPlans()),
    comments: (filter) => looking(() => tools.comments(filter)),
    writeDrafts: (topic, details) => during('Writing', () => tools.writeDrafts(topic, details)),
    countWords: (text) => during('Writing', () => tools.countWords(text)),
    keepDraft: (draft) => during('Writing', () => tools.keepDraft(draft)),
  };
  return { tools: reported, during };
}
