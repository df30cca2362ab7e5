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

const writer = { default: 'the built-in writer' };

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
        OPENAI_BASE_URL: {
          ...writer,
          meaning: 'the address of an OpenAI-compatible server, which replaces the built-in writer',
        },
        OPENAI_API_KEY: { ...writer, meaning: 'the API key for that server', secret: true },
        OPENAI_MODEL: { ...writer, meaning: 'the name of the model on that server' },
        MODEL_USES_PER_DAY: {
          meaning:
            'how often each user can use that model per day (UTC); after that, the built-in writer takes over',
        },
        MODEL_DEADLINE_SECONDS: {
          meaning: 'that model’s time limit in seconds; after that, the built-in writer takes over',
        },
        MODELS_FOLDER: { meaning: 'the folder where `npm run model` stores local models and their runtime' },
        MODEL_FILE: {
          default: 'the model that `npm run model -- use` chose',
          meaning: 'a language model as a GGUF file, used if no OPENAI_… setting is set',
        },
        LOCAL_MODEL_DEADLINE_SECONDS: {
          meaning: 'a local model’s time limit in seconds; after that, the built-in writer takes over',
        },
        LOCAL_MODEL_THREADS: {
          default: 'one less than the processor has, at most 16',
          meaning:
            'the number of threads for a local model; more threads than are free make it many times slower',
        },
        LOCAL_MODEL_CONTEXT: {
          meaning: 'the most tokens, input and output together, that a local model can handle at a time',
        },
        LOCAL_MODEL_GPU: {
          meaning:
            'whether a local model uses the GPU runtime that `npm run model -- runtime --gpu` installed',
        },
        LOCAL_MODEL_IDLE_MINUTES: {
          meaning: 'the number of idle minutes after which a local model’s memory is released',
        },
      },
    },
  },
});
