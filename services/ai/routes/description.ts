import {
  type DescriptionReply,
  generateDescription,
} from '@carillon/contracts/http/ai/generate-description.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AiContext } from '../context.ts';
import type { DescriptionOutput } from '../tasks/description/schema.ts';
import { descriptionTask } from '../tasks/description/task.ts';
import { versionsOf } from '../tasks/description/versions.ts';
import type { AnalysisOutput } from '../tasks/description-analysis/schema.ts';
import { analysisTask } from '../tasks/description-analysis/task.ts';
import { type FinishedTask, runTask, type TaskResult } from '../usecases/run-task.ts';
import { streamReply } from './stream-reply.ts';

export function mountDescription(app: Hono<ServiceEnv>, context: AiContext): void {
  mount(app, generateDescription, ({ body: { text: topic, locale }, userId, workspaceId, c }) =>
    streamReply(generateDescription, c, async ({ signal, report }) => {
      const request = { input: { topic, locale }, userId, workspaceId, signal, report };
      const analyze = ({ output: { content } }: TaskResult<DescriptionOutput>) =>
        context.models.fallback.run(analysisTask, { topic, content }, { signal, report });
      return replyOf(await runTask(descriptionTask, request, context, analyze));
    }),
  );
}

function replyOf({
  output,
  finished: analysis,
  writer,
}: FinishedTask<DescriptionOutput, AnalysisOutput>): DescriptionReply {
  const { content, purpose, purpose_code, removed } = output;
  return {
    success: true,
    optimized_content: content,
    versions: versionsOf(content, analysis.suggested_hashtags),
    analysis: { ...analysis, purpose, ...(purpose_code && { purpose_code }) },
    ...(removed && { removed }),
    message: 'The description is ready.',
    writer,
  };
}
