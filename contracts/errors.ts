import { sentence } from './text.ts';

/**
 * Every error an operation may answer with: its HTTP status and the sentence shown when the thrower
 * gives none of its own. Clients tell errors apart by name; the sentence is for people.
 */
export const ERRORS = {
  validation_failed: { status: 422, message: sentence`Some fields need your attention.` },
  malformed_request: { status: 400, message: sentence`The request could not be read.` },
  not_authenticated: { status: 401, message: sentence`Please log in to continue.` },
  invalid_token: {
    status: 401,
    message: sentence`This access token is wrong, has expired, or was revoked. Create a new one under Access tokens.`,
  },
  insufficient_scope: { status: 403, message: sentence`This access token doesn’t allow that.` },
  session_only: {
    status: 403,
    message: sentence`An access token can’t do that. Log in to Carillon in a browser.`,
  },
  foreign_origin: { status: 403, message: sentence`Pages on other sites can’t call this.` },
  forbidden: { status: 403, message: sentence`Your role in this workspace does not allow that.` },
  approval_required: {
    status: 403,
    message: sentence`An owner of this workspace must approve this post before it’s published. Send it for approval.`,
  },
  fresh_login_needed: {
    status: 403,
    message: sentence`You logged in more than ten minutes ago. Confirm that it’s you first.`,
  },
  sign_in_expired: {
    status: 409,
    message: sentence`That log-in has expired or was already used. Start again.`,
  },
  last_sign_in_method: {
    status: 409,
    message: sentence`That is your only way to log in. Set a password or link another provider first.`,
  },
  provider_unavailable: {
    status: 503,
    message: sentence`The provider could not be reached. Try again in a moment, or log in another way.`,
  },
  wrong_credentials: { status: 422, message: sentence`That email and password do not match an account.` },
  login_expired: { status: 409, message: sentence`This log-in has expired. Enter your password again.` },
  passkey_refused: {
    status: 422,
    message: sentence`That passkey was not accepted. Try again, or use another way.`,
  },
  passkeys_unavailable: {
    status: 409,
    message: sentence`Passkeys need HTTPS and a domain name. This server doesn’t have both.`,
  },
  account_closed: { status: 403, message: sentence`This account is to be deleted.` },
  link_expired: { status: 410, message: sentence`This link no longer works. Ask for another one.` },
  link_invalid: { status: 422, message: sentence`This link is incomplete. Open it from the email again.` },
  mail_unavailable: { status: 503, message: sentence`This server doesn’t send email.` },
  csrf_mismatch: { status: 419, message: sentence`This page is out of date. Reload it and try again.` },
  unknown_host: { status: 421, message: sentence`This server doesn’t go by that name.` },
  not_found: { status: 404, message: sentence`There is nothing here.` },
  method_not_allowed: { status: 405, message: sentence`This address doesn’t support that method.` },
  conflict: { status: 409, message: sentence`That has already changed. Reload and try again.` },
  idempotency_mismatch: {
    status: 422,
    message: sentence`This Idempotency-Key belongs to another request. Give this one a key of its own.`,
  },
  idempotency_underway: {
    status: 409,
    message: sentence`The first call with this Idempotency-Key is still under way. Ask again in a moment.`,
  },
  draft_changed: {
    status: 409,
    message: sentence`This draft was changed in another tab or on another device.`,
  },
  draft_sent: { status: 409, message: sentence`This draft was sent already.` },
  too_many_drafts: {
    status: 409,
    message: sentence`There are too many drafts. Delete some that you no longer need.`,
  },
  too_many_plans: {
    status: 409,
    message: sentence`There are 500 business plans. Delete some that you no longer need.`,
  },
  voice_changed: {
    status: 409,
    message: sentence`This brand voice was changed in another tab or by somebody else.`,
  },
  too_many_voices: {
    status: 409,
    message: sentence`There are 20 brand voices. Delete one that you no longer need.`,
  },
  template_changed: {
    status: 409,
    message: sentence`This template was changed in another tab or by somebody else.`,
  },
  too_many_templates: {
    status: 409,
    message: sentence`There are 200 templates. Delete some that you no longer need.`,
  },
  hashtag_group_changed: {
    status: 409,
    message: sentence`This hashtag group was changed in another tab or by somebody else.`,
  },
  too_many_hashtag_groups: {
    status: 409,
    message: sentence`There are 200 hashtag groups. Delete some that you no longer need.`,
  },
  too_many_tokens: {
    status: 409,
    message: sentence`There are 20 access tokens. Revoke one that you no longer need.`,
  },
  too_many_webhooks: {
    status: 409,
    message: sentence`There are 20 webhooks. Delete one that you no longer need.`,
  },
  webhook_paused: { status: 409, message: sentence`This webhook is paused. Resume it first.` },
  too_many_passkeys: {
    status: 409,
    message: sentence`There are 20 passkeys. Remove one that you no longer need.`,
  },
  workspace_changed: {
    status: 409,
    message: sentence`You’re now working in another workspace. Reload this page.`,
  },
  too_many_workspaces: {
    status: 409,
    message: sentence`You own 10 workspaces. Delete one that you no longer need.`,
  },
  last_owner: {
    status: 409,
    message: sentence`A workspace needs an owner. Make someone else an owner first.`,
  },
  own_workspace: {
    status: 409,
    message: sentence`This is its owner’s own workspace, so they stay its owner.`,
  },
  team_full: { status: 409, message: sentence`This workspace has 50 members.` },
  other_email: { status: 403, message: sentence`This invitation is for another email address.` },
  conversation_full: {
    status: 409,
    message: sentence`This conversation has reached its maximum length. Start a new one.`,
  },
  too_many_conversations: {
    status: 409,
    message: sentence`There are 200 conversations. Delete some that you no longer need.`,
  },
  too_large: { status: 413, message: sentence`The upload is too large.` },
  quota_full: { status: 413, message: sentence`Your media storage is full.` },
  unsupported_media: { status: 415, message: sentence`That kind of file is not supported.` },
  too_many_requests: { status: 429, message: sentence`Too many attempts. Wait a moment and try again.` },
  not_connected: { status: 409, message: sentence`That account is not connected.` },
  connection_refused: { status: 409, message: sentence`That account can’t be connected.` },
  network_unavailable: {
    status: 502,
    message: sentence`The network could not be reached. Try again in a moment.`,
  },
  network_not_set_up: { status: 503, message: sentence`That network is not set up on this server.` },
  storage_full: { status: 507, message: sentence`There’s no room for more media.` },
  generation_failed: { status: 502, message: sentence`The text couldn’t be written. Try again in a moment.` },
  comments_unavailable: {
    status: 409,
    message: sentence`This network does not let Carillon read the comments on that post.`,
  },
  words_used_up: { status: 402, message: sentence`You’ve used all your words.` },
  plan_limit: { status: 402, message: sentence`Your plan does not include that.` },
  service_unavailable: {
    status: 503,
    message: sentence`This part of Carillon is not answering. Try again in a moment.`,
  },
  internal_error: { status: 500, message: sentence`Something went wrong on our side.` },
} as const;

export type ErrorName = keyof typeof ERRORS;

/** Field name → the sentences to show under it. */
export type FieldErrors = Record<string, string[]>;
