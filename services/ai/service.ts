import { conversationChanged } from '@carillon/contracts/events/ai/conversation-changed.ts';
import { accountDeleted } from '@carillon/contracts/events/identity/account-deleted.ts';
import { workspaceDeleted } from '@carillon/contracts/events/identity/workspace-deleted.ts';
import { analyzeHashtags } from '@carillon/contracts/http/ai/analyze-hashtags.ts';
import { deleteConversation } from '@carillon/contracts/http/ai/assistant/delete-conversation.ts';
import { getConversation } from '@carillon/contracts/http/ai/assistant/get-conversation.ts';
import { listConversations } from '@carillon/contracts/http/ai/assistant/list-conversations.ts';
import { postContent } from '@carillon/contracts/http/ai/assistant/post-content.ts';
import { processQuery } from '@carillon/contracts/http/ai/assistant/process-query.ts';
import { renameConversation } from '@carillon/contracts/http/ai/assistant/rename-conversation.ts';
import { checkWritingEngine } from '@carillon/contracts/http/ai/check-writing-engine.ts';
import { createPosts } from '@carillon/contracts/http/ai/create-posts.ts';
import { deleteBrandVoice } from '@carillon/contracts/http/ai/delete-brand-voice.ts';
import { deleteBusinessPlan } from '@carillon/contracts/http/ai/delete-business-plan.ts';
import { exportData } from '@carillon/contracts/http/ai/export-data.ts';
import { generateBusinessPlan } from '@carillon/contracts/http/ai/generate-business-plan.ts';
import { generateDescription } from '@carillon/contracts/http/ai/generate-description.ts';
import { getBusinessPlan } from '@carillon/contracts/http/ai/get-business-plan.ts';
import { getWritingEngine } from '@carillon/contracts/http/ai/get-writing-engine.ts';
import { listBrandVoices } from '@carillon/contracts/http/ai/list-brand-voices.ts';
import { listBusinessPlans } from '@carillon/contracts/http/ai/list-business-plans.ts';
import { callMcp } from '@carillon/contracts/http/ai/mcp/call-mcp.ts';
import { saveBrandVoice } from '@carillon/contracts/http/ai/save-brand-voice.ts';
import { scoreComments } from '@carillon/contracts/http/ai/score-comments.ts';
import { searchHashtags } from '@carillon/contracts/http/ai/search-hashtags.ts';
import { defineService } from '@carillon/contracts/service.ts';

declare module '@carillon/contracts/service-names.ts' {
  interface Services {
    ai: 'ai';
  }
}

const model = {
  default: 'the built-in writer',
  meaning: 'an OpenAI-compatible model that does the tasks',
};

export const service = defineService({
  name: 'ai',
  operations: [
    ...[createPosts, searchHashtags, analyzeHashtags, generateDescription],
    ...[generateBusinessPlan, listBusinessPlans, getBusinessPlan, deleteBusinessPlan],
    ...[listBrandVoices, saveBrandVoice, deleteBrandVoice],
    ...[getWritingEngine, checkWritingEngine],
    scoreComments,
    ...[processQuery, postContent, callMcp],
    ...[listConversations, getConversation, renameConversation, deleteConversation],
    exportData,
  ],
  publishes: [conversationChanged],
  processes: {
    ai: {
      kind: 'api',
      summary:
        'the assistant; writes drafts, descriptions and business plans, finds hashtags, scores comments',
      port: 8083,
      opsPort: 9083,
      servers: ['mongodb', 'rabbitmq'],
      subscribesTo: [accountDeleted, workspaceDeleted],
      calls: ['billing', 'identity', 'posts'],
      callsLater: ['analytics'],
      callsOutside: true,
      settings: {
        OPENAI_BASE_URL: model,
        OPENAI_API_KEY: { ...model, secret: true },
        OPENAI_MODEL: model,
        MODEL_USES_PER_DAY: {
          meaning:
            'how often each user may have that model write in a day (UTC); the built-in writer writes from then on',
        },
        MODEL_DEADLINE_SECONDS: {
          meaning: 'how many seconds that model may take; then the built-in writer writes',
        },
        MODELS_FOLDER: { meaning: 'where `npm run model` keeps local models, and what runs them' },
        MODEL_FILE: {
          default: 'the model that `npm run model -- use` chose',
          meaning: 'a language model as a GGUF file, which writes where no OPENAI_… is set',
        },
        LOCAL_MODEL_DEADLINE_SECONDS: {
          meaning: 'how many seconds a local model may take; then the built-in writer writes',
        },
        LOCAL_MODEL_THREADS: {
          default: 'one less than the processor has, 16 at most',
          meaning: 'on how many threads a local model works; more than are free make it many times slower',
        },
        LOCAL_MODEL_CONTEXT: { meaning: 'how many tokens a local model reads and writes at once, at most' },
        LOCAL_MODEL_GPU: {
          meaning:
            'whether a local model uses the graphics card that `npm run model -- runtime --gpu` was for',
        },
        LOCAL_MODEL_IDLE_MINUTES: {
          meaning: 'after how many minutes without work a local model’s memory is given back',
        },
      },
    },
  },
});
