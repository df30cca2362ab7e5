import { randomUUID } from 'node:crypto';
import { bodyOf } from '../../api-client.ts';
import { linkGoogle } from '../../testing/sandbox-google.ts';
import { formOf, withPicture } from './form-of.ts';
import { addPasskey, connectAnother, createConfirmation, invite, makeToken } from './make-access.ts';
import { confirmedPost, PLAN, saveVoice, sendMessage, writePlan } from './make-by-ai.ts';
import {
  saveDraft,
  saveHashtagGroup,
  saveTemplate,
  sendDraft,
  uploadMedia,
  writeDraft,
} from './make-drafts.ts';
import {
  DUE,
  NEXT_YEAR,
  platforms,
  publishedNotification,
  publishedOnNetwork,
  schedule,
  scheduleSeries,
} from './make-posts.ts';
import { makeDelivery, makeWebhook } from './make-webhooks.ts';
import type { Owner } from './owner.ts';

interface Fixture {
  /** Creates the object of the ID, in the owner's workspace. */
  make(owner: Owner): Promise<string>;
}

/**
 * How an owner creates what a path parameter names, by the path up to it. An operation under a path of its own needs
 * an entry here.
 */
export const FIXTURES: Readonly<Record<string, Fixture>> = {
  '/analytics/posts/:id': { make: async (owner) => (await schedule(owner)).post_id },
  '/posts/:id': { make: async (owner) => (await schedule(owner)).post_id },
  '/posts/series/:id': { make: async (owner) => (await scheduleSeries(owner)).post_id },
  '/posts/publications/:id': { make: async (owner) => (await schedule(owner)).results[0]?.id ?? '' },
  '/posts/drafts/:id': { make: ({ client }) => writeDraft(client) },
  '/posts/templates/:id': { make: ({ client }) => saveTemplate(client) },
  '/posts/hashtag-groups/:id': { make: ({ client }) => saveHashtagGroup(client) },
  '/posts/media/:id': { make: ({ client }) => uploadMedia(client) },
  '/comments/:id': { make: (owner) => owner.getComment() },
  '/business-plans/:id': { make: ({ client }) => writePlan(client) },
  '/brand-voices/:id': { make: ({ client }) => saveVoice(client) },
  '/ai-assistant/conversations/:id': {
    make: async ({ client }) => (await sendMessage(client, 'Hello')).conversation_id,
  },
  // No mail exists, since nobody asked for one, and everybody may read all of them.
  '/mailbox/:id': { make: async () => randomUUID() },
  // Uses another browser's session, because ending this one would end the owner's.
  '/user/sessions/:id': { make: ({ logInAgain }) => logInAgain() },
  '/user/passkeys/:id': { make: addPasskey },
  '/workspace/members/:id': { make: ({ getMember }) => getMember() },
  '/workspace/invitations/:id': { make: ({ client }) => invite(client) },
  // Which its owner may enter, and neither leaves nor deletes.
  '/workspaces/:id': {
    make: async ({ client }) =>
      (await bodyOf<{ workspace: { id: string } }>(client.get('/api/user'))).workspace.id,
  },
  '/user/sign-in-methods/:provider': {
    async make({ client }) {
      await linkGoogle(client, createConfirmation(client), 'owner@sandbox.example');
      return 'google';
    },
  },
  '/access-tokens/:id': { make: ({ client }) => makeToken(client) },
  '/webhooks/:id': { make: ({ client }) => makeWebhook(client) },
  // Belongs to the webhook made for the same call.
  '/webhooks/:id/deliveries/:delivery': { make: ({ client }) => makeDelivery(client) },
  '/connections/:id': { make: connectAnother },
  // A network's name is nobody's.
  '/connections/:network': { make: async () => 'instagram' },
  // The other user only has Facebook, so this one is the owner's.
  '/:platform': { make: async () => 'instagram' },
  '/oauth/callback/:platform': { make: async () => 'instagram' },
  '/oauth/callback/sign-in/:provider': { make: async () => 'google' },
  '/sign-in/:provider': { make: async () => 'google' },
};

const CREDENTIALS = { identifier: 'ada.example', password: 'abcd-efgh-ijkl-mnop' };

/** The body that an operation on an id can't do without. */
export const BODIES: Readonly<Record<string, object>> = {
  'ai.saveBrandVoice': { name: 'Ours', details: {}, version: 1 },
  'ai.renameConversation': { title: 'Another' },
  'analytics.actOnComment': { action: 'like', on: true },
  'analytics.replyToComment': { reply_id: randomUUID(), text: 'Thank you' },
  'identity.renamePasskey': { name: 'Another' },
  get 'identity.deleteWorkspace'() {
    return createConfirmation();
  },
  get 'identity.unlinkProvider'() {
    return createConfirmation();
  },
  get 'identity.removePasskey'() {
    return createConfirmation();
  },
  'identity.signInToNetwork': CREDENTIALS,
  'identity.changeRole': { role: 'writer' },
  'posts.duplicatePost': { draft_id: randomUUID() },
  'posts.returnToDraft': { draft_id: randomUUID() },
  'posts.requestApproval': { version: 1 },
  'posts.requestChanges': { version: 1, note: 'Shorter' },
  'posts.approveDraft': {
    version: 1,
    platforms: [{ platform_id: 1, page_id: '1', content: 'Approved.' }],
  },
  'posts.cropMedia': { new_id: randomUUID(), left: 0, top: 0, width: 1, height: 1 },
  'posts.describeMedia': { alt_text: 'A bell' },
  'posts.changePlannedPost': { platforms: [{ platform_id: 3, content: 'Another text.' }] },
  'posts.editPost': { content: 'Another text.' },
  'posts.editPublication': { content: 'Another text.' },
  'posts.reschedulePost': { scheduled_time: `${NEXT_YEAR}-01-02 10:00:00` },
  'posts.reschedulePublication': { scheduled_time: `${NEXT_YEAR}-01-02 10:00:00` },
  'posts.saveDraft': { topic: 'Another topic', version: 1 },
  'posts.saveHashtagGroup': { name: 'Another', hashtags: ['Bread'], version: 1 },
  'posts.saveTemplate': { name: 'Another', text: 'Another text.', version: 1 },
};

/** Other answers than 404 to another workspace's id, by operation, with the reasons. */
export const OTHER_ANSWERS: Readonly<Record<string, readonly number[]>> = {
  // A post outside the workspace has no publications with metrics.
  'analytics.getPostFigures': [200],
  // Deleting is idempotent: what is not in the workspace counts as deleted.
  'ai.deleteBusinessPlan': [200],
  'ai.deleteConversation': [200],
  'ai.deleteBrandVoice': [200],
  'webhooks.deleteWebhook': [200],
  // A conflict, as with a draft.
  'ai.saveBrandVoice': [409],
  'posts.deleteDraft': [200],
  'posts.deleteMedia': [200],
  'posts.deleteHashtagGroup': [200],
  'posts.deleteTemplate': [200],
  // An account is connected to the workspace that the user is in.
  'identity.beginConnecting': [200],
  // None of the networks here is connected with a password.
  'identity.signInToNetwork': [409],
  // A draft that is not in the workspace counts as changed: somebody has deleted it.
  'posts.saveDraft': [409],
  'posts.saveHashtagGroup': [409],
  'posts.saveTemplate': [409],
};

/** A call that names the owner's object in a query, a body or a form. */
export interface Attempt {
  /** The id field that it is about. */
  readonly field: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object;
  /** The form as its caller fills it in, with their own objects besides the ID. */
  form?(caller: Owner): FormData;
  /** How it is refused. */
  readonly answers: readonly number[];
}

const WEEK = { platform_id: 1, timezone: 'UTC', slots: [{ weekday: 1, time: '10:00' }], version: 0 };
/** How the other user names the owner's object, by operation; each ID field needs one. */
export const ATTEMPTS: Readonly<Record<string, (owner: Owner) => Promise<readonly Attempt[]>>> = {
  'analytics.analyzeSentiment': async (owner) => [
    {
      field: 'post_id',
      body: { post_id: await publishedOnNetwork(owner), platform: 'facebook' },
      answers: [404],
    },
  ],
  'analytics.listComments': async (owner) => [
    { field: 'post_id', body: { post_id: (await schedule(owner)).post_id }, answers: [200] },
  ],
  'ai.generateBusinessPlan': async ({ client }) => [
    { field: 'plan_id', body: { ...PLAN, plan_id: await writePlan(client) }, answers: [409] },
  ],
  // Conversations are each user's own: under another's ids one's own begins.
  'ai.processQuery': async ({ client }) => {
    const [conversation_id, message_id] = [randomUUID(), randomUUID()];
    await sendMessage(client, 'Hello', { conversation_id, message_id });
    return [
      { field: 'conversation_id', body: { query: 'Hello', conversation_id }, answers: [200] },
      { field: 'message_id', body: { query: 'Hello', message_id }, answers: [200] },
    ];
  },
  'identity.signInToNetwork': async (owner) => [
    {
      field: 'connection_id',
      params: { network: 'facebook' },
      body: { ...CREDENTIALS, connection_id: await connectAnother(owner) },
      answers: [409],
    },
  ],
  'posts.cropMedia': async ({ client }) => {
    const id = await uploadMedia(client);
    return [
      { field: 'new_id', params: { id }, body: { ...BODIES['posts.cropMedia'], new_id: id }, answers: [404] },
    ];
  },
  'posts.changePlannedPost': async (owner) => {
    const { post_id, results } = await schedule(owner);
    const params = { id: post_id };
    const body = BODIES['posts.changePlannedPost'];
    const media_ids = [await uploadMedia(owner.client)];
    const seenVersions = results.map(({ id }) => ({ id, version: 'another' }));
    return [
      { field: 'media_ids', params, body: { ...body, media_ids }, answers: [404] },
      { field: 'id', params, body: { ...body, seen: seenVersions }, answers: [404] },
      {
        field: 'page_id',
        params,
        body: { platforms: [{ platform_id: 1, page_id: owner.pageId, content: 'Another text.' }] },
        answers: [404],
      },
    ];
  },
  'ai.postContent': async ({ client }) => [
    { field: 'proposal_id', body: await confirmedPost(client), answers: [404] },
  ],
  'analytics.markAllCommentsRead': async (owner) => [
    {
      field: 'post_id',
      body: { post_id: (await schedule(owner)).post_id, as_of: new Date().toISOString() },
      answers: [200],
    },
  ],
  // Ids of another workspace are ignored.
  'analytics.markCommentsRead': async (owner) => [
    { field: 'ids', body: { ids: [await owner.getComment()] }, answers: [200] },
  ],
  'analytics.replyToComment': async (owner) => {
    const [id, reply_id] = [await owner.getComment(), randomUUID()];
    const body = { reply_id, text: 'Thank you' };
    await bodyOf(owner.client.post(`/api/comments/${id}/reply`, body));
    return [
      { field: 'reply_id', params: { id }, body, answers: [404] },
      {
        field: 'seen_reply_id',
        params: { id },
        body: { ...body, reply_id: randomUUID(), seen_reply_id: reply_id },
        answers: [404],
      },
    ];
  },
  'notifications.markNotificationsRead': marksNotification,
  'notifications.dismissNotifications': marksNotification,
  // The draft is the owner's, and nothing else of it is looked at.
  'posts.approveDraft': async (owner) => {
    const waiting = async () => ({ id: await sendDraft(owner.client) });
    const platforms = [{ platform_id: 1, page_id: owner.pageId, content: 'Approved.' }];
    const body = { version: 2, platforms, media_ids: [await uploadMedia(owner.client)] };
    return [
      { field: 'page_id', params: await waiting(), body, answers: [404] },
      { field: 'media_ids', params: await waiting(), body, answers: [404] },
    ];
  },
  'posts.duplicatePost': namesOwnDraft,
  'posts.returnToDraft': namesOwnDraft,
  'posts.scheduleBatch': async (owner) => {
    const post = (more: object) => ({
      idempotency_key: randomUUID(),
      content: `Text ${randomUUID()}`,
      scheduled_time: DUE.scheduled_time,
      targets: [{ platform_id: 1, page_id: owner.pageId }],
      ...more,
    });
    const body = (more: object) => ({ timezone: 'UTC', posts: [post(more)] });
    // Each post is answered by itself: refused.
    return [
      { field: 'page_id', body: body({}), answers: [200] },
      { field: 'media_ids', body: body({ media_ids: [await uploadMedia(owner.client)] }), answers: [200] },
    ];
  },
  // Each file is answered by itself: refused.
  'posts.fetchMedia': async (owner) => [
    {
      field: 'id',
      body: { files: [{ id: await uploadMedia(owner.client), url: 'http://127.0.0.1/a.png' }] },
      answers: [200],
    },
  ],
  'posts.publishPosts': namesInForm({}),
  'posts.schedulePosts': namesInForm(DUE),
  'posts.previewPostingSchedule': async ({ pageId }) => [
    { field: 'page_id', body: { ...WEEK, page_id: pageId }, answers: [404] },
  ],
  'posts.savePostingSchedule': async ({ pageId }) => [
    { field: 'page_id', body: { ...WEEK, page_id: pageId }, answers: [404] },
  ],
  'posts.saveDraft': async (owner) => {
    const params = { id: randomUUID() };
    const target = { platform: 'facebook', selected: true, page_id: owner.pageId };
    return [
      {
        field: 'media_ids',
        params,
        body: { version: 0, media_ids: [await uploadMedia(owner.client)] },
        answers: [422],
      },
      // A draft is only words; nothing is done with a page before it is published.
      {
        field: 'page_id',
        params: { id: randomUUID() },
        body: { version: 0, targets: [target] },
        answers: [200],
      },
      {
        field: 'voice_id',
        params: { id: randomUUID() },
        body: { version: 0, voice_id: await saveVoice(owner.client) },
        answers: [200],
      },
    ];
  },
  'posts.uploadMedia': async (owner) => [uploadUnder(await uploadMedia(owner.client))],
};

function namesInForm(more: Readonly<Record<string, string>>) {
  return async (owner: Owner): Promise<readonly Attempt[]> => {
    const withOwnFields = (fields: Readonly<Record<string, string>>) => ({
      form: (caller: Owner) => formOf({ platforms: platforms(caller.pageId), ...more, ...fields }),
    });
    const draft_id = await saveDraft(owner.client);
    const media_ids = JSON.stringify([await uploadMedia(owner.client)]);
    return [
      { field: 'page_id', ...withOwnFields({ platforms: platforms(owner.pageId) }), answers: [422] },
      { field: 'draft_id', ...withOwnFields({ draft_id }), answers: [409] },
      { field: 'media_ids', ...withOwnFields({ media_ids }), answers: [422] },
    ];
  };
}

async function namesOwnDraft(owner: Owner): Promise<readonly Attempt[]> {
  const params = { id: (await schedule(owner)).post_id };
  return [{ field: 'draft_id', params, body: { draft_id: await saveDraft(owner.client) }, answers: [404] }];
}

async function marksNotification(owner: Owner): Promise<readonly Attempt[]> {
  return [{ field: 'ids', body: { ids: [await publishedNotification(owner)] }, answers: [200] }];
}

/** Under an id that is taken. */
const uploadUnder = (id: string): Attempt => ({
  field: 'id',
  form: () => withPicture(formOf({ id })),
  answers: [409],
});
