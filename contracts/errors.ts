import { ERROR_STATUSES } from './error-statuses.ts';
import { sentence, type Text } from './text.ts';

export type ErrorName = keyof typeof ERROR_STATUSES;

/** Default sentences, for errors thrown without one. */
const MESSAGES: Readonly<Record<ErrorName, string>> = {
  validation_failed: sentence`Some fields need your attention.`,
  malformed_request: sentence`The request could not be read.`,
  not_authenticated: sentence`Please log in to continue.`,
  invalid_token: sentence`This access token is wrong, has expired, or was revoked. Create a new one under Access tokens.`,
  insufficient_scope: sentence`This access token doesn’t allow that.`,
  session_only: sentence`An access token can’t do that. Log in to Carillon in a browser.`,
  foreign_origin: sentence`Pages on other sites can’t call this.`,
  forbidden: sentence`Your role in this workspace does not allow that.`,
  approval_required: sentence`An owner of this workspace must approve this post before it’s published. Send it for approval.`,
  fresh_login_needed: sentence`You logged in more than ten minutes ago. Confirm that it’s you first.`,
  sign_in_expired: sentence`That login has expired or was already used. Start again.`,
  last_sign_in_method: sentence`That is your only way to log in. Set a password or link another provider first.`,
  provider_unavailable: sentence`The provider could not be reached. Try again in a moment, or log in another way.`,
  wrong_credentials: sentence`That email and password do not match an account.`,
  login_expired: sentence`This login has expired. Enter your password again.`,
  passkey_refused: sentence`That passkey was not accepted. Try again, or choose another method.`,
  passkeys_unavailable: sentence`Passkeys need HTTPS and a domain name. This server is missing at least one of them.`,
  account_closed: sentence`This account is scheduled for deletion.`,
  link_expired: sentence`This link no longer works. Ask for another one.`,
  link_invalid: sentence`This link is incomplete. Open it again from the email.`,
  mail_unavailable: sentence`This server doesn’t send email.`,
  csrf_mismatch: sentence`This page is out of date. Reload it and try again.`,
  unknown_host: sentence`This server doesn’t accept that host name.`,
  not_found: sentence`Not found.`,
  method_not_allowed: sentence`This address doesn’t support that method.`,
  conflict: sentence`This has changed since you opened it. Reload the page and try again.`,
  idempotency_mismatch: sentence`This Idempotency-Key belongs to another request. Give this one a key of its own.`,
  idempotency_underway: sentence`The first call with this Idempotency-Key is still in progress. Try again in a moment.`,
  draft_changed: sentence`This draft was changed in another tab or on another device.`,
  draft_sent: sentence`This draft was already sent.`,
  too_many_drafts: sentence`You’ve reached the maximum number of drafts. Delete some that you no longer need.`,
  too_many_plans: sentence`You’ve reached the maximum of 500 business plans. Delete some that you no longer need.`,
  voice_changed: sentence`This brand voice was changed in another tab or by somebody else.`,
  too_many_voices: sentence`You’ve reached the maximum of 20 brand voices. Delete one that you no longer need.`,
  template_changed: sentence`This template was changed in another tab or by somebody else.`,
  too_many_templates: sentence`You’ve reached the maximum of 200 templates. Delete some that you no longer need.`,
  hashtag_group_changed: sentence`This hashtag group was changed in another tab or by somebody else.`,
  too_many_hashtag_groups: sentence`You’ve reached the maximum of 200 hashtag groups. Delete some that you no longer need.`,
  too_many_tokens: sentence`You’ve reached the maximum of 20 access tokens. Revoke one that you no longer need.`,
  too_many_webhooks: sentence`You’ve reached the maximum of 20 webhooks. Delete one that you no longer need.`,
  webhook_paused: sentence`This webhook is paused. Resume it first.`,
  too_many_passkeys: sentence`You’ve reached the maximum of 20 passkeys. Remove one that you no longer need.`,
  workspace_changed: sentence`You’re now working in another workspace. Reload this page.`,
  too_many_workspaces: sentence`You’ve reached the maximum of 10 workspaces that you own. Delete one that you no longer need.`,
  last_owner: sentence`A workspace needs an owner. Make someone else an owner first.`,
  own_workspace: sentence`A user always remains an owner of their own workspace.`,
  team_full: sentence`This workspace has reached the maximum of 50 members.`,
  other_email: sentence`This invitation is for another email address.`,
  conversation_full: sentence`This conversation has reached its maximum length. Start a new one.`,
  too_many_conversations: sentence`You’ve reached the maximum of 200 conversations. Delete some that you no longer need.`,
  too_large: sentence`The upload is too large.`,
  quota_full: sentence`Your media storage is full.`,
  unsupported_media: sentence`That kind of file is not supported.`,
  too_many_requests: sentence`Too many attempts. Wait a moment and try again.`,
  not_connected: sentence`That account is not connected.`,
  connection_refused: sentence`That account can’t be connected.`,
  network_unavailable: sentence`The network could not be reached. Try again in a moment.`,
  network_not_set_up: sentence`That network is not set up on this server.`,
  storage_full: sentence`There’s no room for more media.`,
  generation_failed: sentence`Carillon couldn’t write the text. Try again in a moment.`,
  comments_unavailable: sentence`This network does not let Carillon read the comments on that post.`,
  words_used_up: sentence`You’ve used all your words.`,
  plan_limit: sentence`Your plan does not include that.`,
  service_unavailable: sentence`This part of Carillon isn’t responding. Try again in a moment.`,
  internal_error: sentence`Something went wrong on our side.`,
};

/** Every error an operation may answer with. Clients tell errors apart by name; the sentence is for people. */
export const ERRORS = Object.fromEntries(
  Object.entries(ERROR_STATUSES).map(([name, status]) => [
    name,
    { status, message: MESSAGES[name as ErrorName] },
  ]),
) as Readonly<Record<ErrorName, { readonly status: number; readonly message: string }>>;

/** Field name → the sentences to show under it. */
export type FieldErrors = Record<string, string[]>;

/** Field errors before they are rendered into a reply. */
export type FieldTexts = Readonly<Record<string, readonly (string | Text)[]>>;
