import { exportData } from '@carillon/contracts/http/ai/export-data.ts';
import { createServiceApp, type ServiceEnv } from '@carillon/kit/http/service-app.ts';
import { mountDataExport } from '@carillon/kit/personal-data/mount-data-export.ts';
import type { Hono } from 'hono';
import type { AiContext } from './context.ts';
import { mountAssistant } from './routes/assistant.ts';
import { mountBrandVoices } from './routes/brand-voices.ts';
import { mountBusinessPlans } from './routes/business-plans.ts';
import { mountConversations } from './routes/conversations.ts';
import { mountCreatePosts } from './routes/create-posts.ts';
import { mountDescription } from './routes/description.ts';
import { mountHashtags } from './routes/hashtags.ts';
import { mountMcp } from './routes/mcp.ts';
import { mountScoreComments } from './routes/score-comments.ts';
import { mountWritingEngine } from './routes/writing-engine.ts';

/** Every operation of the AI service over an open context. */
export function createApp(context: AiContext): Hono<ServiceEnv> {
  const { telemetry, publicKeys, stores } = context;
  const { idempotency } = stores;
  const app = createServiceApp({ service: 'ai', ...telemetry, publicKeys, idempotency });
  mountCreatePosts(app, context);
  mountHashtags(app, context);
  mountDescription(app, context);
  mountBusinessPlans(app, context);
  mountBrandVoices(app, context);
  mountWritingEngine(app, context.models.writing);
  mountScoreComments(app, context);
  mountAssistant(app, context);
  mountConversations(app, context.assistant.history);
  mountMcp(app, context);
  mountDataExport(app, exportData, { data: context.stores.personalData });
  return app;
}
