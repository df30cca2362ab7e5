import { generateDescription } from '@carillon/contracts/http/ai/generate-description.ts';
import { mount } from '@carillon/kit/http/mount.ts';
import type { ServiceEnv } from '@carillon/kit/http/service-app.ts';
import type { Hono } from 'hono';
import type { AiContext } from '../context.ts';
import type { DescriptionOutput } from '../tasks/description/schema.ts';
import { descriptionTask } from '../tasks/description/task.ts';
import { versionsOf } from '../tasks/description/versions.ts';
import { analysisTask } from '../tasks/description-analysis/task.ts';
import { runTask, type TaskResult } from '../usecases/run-task.ts';

export function mountDescription(app: Hono<ServiceEnv>, context: AiContext): void {
  mount(app, generateDescription, async ({ body: { text: topic }, userId, workspaceId, c }) => {
    const { signal } = c.req.raw;
    const request = { input: { topic }, userId, workspaceId, signal };
    const analyze = ({ output: { content } }: TaskResult<DescriptionOutput>) =>
      context.fallback.run(analysisTask, { topic, content }, { signal });
    const described = await runTask(descriptionTask, request, context, analyze);
    const { output, finished: analysis, writer } = described;
    const { content, purpose } = output;
    const versions = versionsOf(content, analysis.suggested_hashtags);
    return {
      success: true as const,
      optimized_content: content,
      versions,
      analysis: { ...analysis, purpose },
      message: 'The description is ready.',
      writer,
    };
  });
}
