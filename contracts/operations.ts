import { createPosts } from './http/ai/create-posts.ts';
import { liveEvents } from './http/gateway/live-events.ts';
import { facebookAuthUrl, instagramAuthUrl, linkedinAuthUrl } from './http/identity/auth-url.ts';
import { changeTimeZone } from './http/identity/change-time-zone.ts';
import { checkAuth } from './http/identity/check-auth.ts';
import { checkFacebook, checkInstagram, checkLinkedin } from './http/identity/check-connection.ts';
import { checkTarget } from './http/identity/check-target.ts';
import { disconnect } from './http/identity/disconnect.ts';
import { getUser } from './http/identity/get-user.ts';
import { login } from './http/identity/login.ts';
import { logout } from './http/identity/logout.ts';
import { oauthCallback } from './http/identity/oauth-callback.ts';
import { register } from './http/identity/register.ts';
import { reportLostConnection } from './http/identity/report-lost-connection.ts';
import { resolveSession } from './http/identity/resolve-session.ts';
import { resolveTarget } from './http/identity/resolve-target.ts';
import { cancelPublication } from './http/posts/cancel-publication.ts';
import { deleteDraft } from './http/posts/delete-draft.ts';
import { deleteMedia } from './http/posts/delete-media.ts';
import { deletePost } from './http/posts/delete-post.ts';
import { editPost } from './http/posts/edit-post.ts';
import { editPublication } from './http/posts/edit-publication.ts';
import { getDraft } from './http/posts/get-draft.ts';
import { getMedia } from './http/posts/get-media.ts';
import { getPost } from './http/posts/get-post.ts';
import { listDrafts } from './http/posts/list-drafts.ts';
import { listUserPosts } from './http/posts/list-user-posts.ts';
import { publishPosts } from './http/posts/publish-posts.ts';
import { publishPublicationNow } from './http/posts/publish-publication-now.ts';
import { reschedulePublication } from './http/posts/reschedule-publication.ts';
import { retryPost } from './http/posts/retry-post.ts';
import { retryPublication } from './http/posts/retry-publication.ts';
import { saveDraft } from './http/posts/save-draft.ts';
import { schedulePosts } from './http/posts/schedule-posts.ts';
import { suggestTime } from './http/posts/suggest-time.ts';
import { uploadMedia } from './http/posts/upload-media.ts';
import { withdrawRequest } from './http/posts/withdraw-request.ts';
import type { Operation } from './operation.ts';

/** Every operation there is: what the gateway routes and what OpenAPI is printed from. */
export const OPERATIONS: readonly Operation[] = [
  checkAuth,
  login,
  register,
  logout,
  getUser,
  changeTimeZone,
  facebookAuthUrl,
  instagramAuthUrl,
  linkedinAuthUrl,
  checkFacebook,
  checkInstagram,
  checkLinkedin,
  disconnect,
  oauthCallback,
  resolveSession,
  checkTarget,
  resolveTarget,
  reportLostConnection,
  createPosts,
  publishPosts,
  schedulePosts,
  withdrawRequest,
  saveDraft,
  listDrafts,
  getDraft,
  deleteDraft,
  uploadMedia,
  getMedia,
  deleteMedia,
  listUserPosts,
  suggestTime,
  getPost,
  editPost,
  deletePost,
  retryPost,
  cancelPublication,
  reschedulePublication,
  publishPublicationNow,
  retryPublication,
  editPublication,
  liveEvents,
];
