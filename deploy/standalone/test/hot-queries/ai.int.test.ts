import { createBrandVoiceStore } from '@carillon/ai/stores/brand-voices.ts';
import { createBusinessPlanStore } from '@carillon/ai/stores/business-plans.ts';
import { createConversationStore } from '@carillon/ai/stores/conversations.ts';
import { createExchangeStore } from '@carillon/ai/stores/exchanges.ts';
import { createModelUseStore } from '@carillon/ai/stores/model-uses.ts';
import { hold, now } from './hold.ts';

const owner = { workspaceId: 'w', userId: 'u' };
const key = { ...owner, id: 'c' };
const exchange = {
  conversation: key,
  number: 1,
  messageId: 'm',
  query: 'Hello',
  askedAt: now,
  answer: null,
  outcome: null,
};
const answer = { id: 's', at: now, memory: {}, reply: {} as never };
const voice = {
  id: 'v',
  workspaceId: 'w',
  name: 'Ours',
  details: {},
  version: 1,
  createdBy: 'u',
  createdAt: now,
  updatedBy: 'u',
  updatedAt: now,
};
const taking = { messageId: 'm', isNew: true, now, until: now };
const place = { at: now, id: 'c' };
const BY_USER = 'IXSCAN workspaceId_1_userId_1_updatedAt_-1__id_-1';
const BY_NUMBER = 'IXSCAN conversation_1_number_-1';

hold({
  database: 'ai',
  open: (connection) => ({
    voices: createBrandVoiceStore(connection),
    plans: createBusinessPlanStore(connection),
    conversations: createConversationStore(connection),
    exchanges: createExchangeStore(connection),
    modelUses: createModelUseStore(connection),
  }),
  expiry: ['model_uses: until_1'],
  cases: [
    ['conversations.find', 'IXSCAN _id_', (stores) => stores.conversations.find(key)],
    ['conversations.page', BY_USER, (stores) => stores.conversations.page(owner, null, 51)],
    ['conversations.page, a further one', BY_USER, (stores) => stores.conversations.page(owner, place, 51)],
    ['conversations.count', BY_USER, (stores) => stores.conversations.count(owner)],
    ['conversations.take', 'IXSCAN _id_', (stores) => stores.conversations.take(key, taking)],
    ['conversations.letGo', 'IXSCAN _id_', (stores) => stores.conversations.letGo(key, 'm', now)],
    ['conversations.rename', 'IXSCAN _id_', (stores) => stores.conversations.rename(key, 'Ours', now)],
    ['conversations.remove', 'IXSCAN _id_', (stores) => stores.conversations.remove(key)],
    ['exchanges.find', 'IXSCAN _id_', (stores) => stores.exchanges.find(key, 'm')],
    ['exchanges.newest', BY_NUMBER, (stores) => stores.exchanges.newest(key, 12)],
    ['exchanges.all', BY_NUMBER, (stores) => stores.exchanges.all(key)],
    ['exchanges.answer', 'IXSCAN _id_', (stores) => stores.exchanges.answer(exchange, answer)],
    [
      'exchanges.findConfirming',
      'IXSCAN proposalId_1_number_-1',
      (stores) => stores.exchanges.findConfirming(owner, 'p'),
    ],
    [
      'exchanges.keepOutcome',
      'IXSCAN _id_',
      (stores) => stores.exchanges.keepOutcome(exchange, { ...answer, postId: 'p' }),
    ],
    ['exchanges.removeAll', BY_NUMBER, (stores) => stores.exchanges.removeAll(key)],
    ['voices.find', 'IXSCAN _id_', (stores) => stores.voices.find('v', 'w')],
    ['voices.findNamed', 'IXSCAN workspaceId_1_nameKey_1', (stores) => stores.voices.findNamed('Ours', 'w')],
    ['voices.list', 'IXSCAN workspaceId_1_nameKey_1', (stores) => stores.voices.list('w')],
    ['voices.count', 'IXSCAN workspaceId_1_nameKey_1', (stores) => stores.voices.count('w')],
    ['voices.replace', 'IXSCAN _id_', (stores) => stores.voices.replace(voice, 1)],
    ['voices.remove', 'IXSCAN _id_', (stores) => stores.voices.remove('v', 'w')],
    ['plans.find', 'IXSCAN _id_', (stores) => stores.plans.find('p', 'w')],
    ['plans.page', 'IXSCAN workspaceId_1_createdAt_-1__id_-1', (stores) => stores.plans.page('w', place, 21)],
    ['plans.count', 'IXSCAN workspaceId_1_createdAt_-1__id_-1', (stores) => stores.plans.count('w')],
    ['plans.remove', 'IXSCAN _id_', (stores) => stores.plans.remove('p', 'w')],
    ['modelUses.take', 'IXSCAN _id_', (stores) => stores.modelUses.take('u', 'day', 1, now)],
    ['modelUses.giveBack', 'IXSCAN _id_', (stores) => stores.modelUses.giveBack('u', 'day')],
  ],
});
