import { TOKEN_SCOPES } from '@carillon/contracts/domain/token-scopes.ts';
import { ERRORS } from '@carillon/contracts/errors.ts';
import { ACCESS_TOKEN_LIMITS } from '@carillon/contracts/http/identity/access-token.ts';
import { IDEMPOTENCY_KEY, REPLAYED, REPLY_KEPT_HOURS } from '@carillon/contracts/idempotency-key.ts';
import type { RateClass } from '@carillon/contracts/operation.ts';
import { ALL_TOKENS } from '../rate-limits/rate-limits.ts';
import { SCOPE_MEANINGS } from './scope-meanings.ts';

interface GuidePlace {
  readonly publicUrl: string;
  readonly apiBaseUrl: string;
  readonly rates: Readonly<Record<RateClass, number>>;
}

/** The guide to all operations for developers, in Markdown. */
export const guide = ({ publicUrl, apiBaseUrl, rates }: GuidePlace): string => `
## Authentication

Make a personal access token on the page [Access tokens](/account/access-tokens) and send it with each call:

\`\`\`sh
export CARILLON_TOKEN=carillon_pat_…
curl -H "Authorization: Bearer $CARILLON_TOKEN" ${publicUrl}${apiBaseUrl}/user
\`\`\`

A token acts for you in one workspace, within your role there. It ends when you say, ${ACCESS_TOKEN_LIMITS.days} days ahead at the most, or at
once when you revoke it or leave the workspace. The page shows when each was last used. What names no scope below is for
people who are logged in: accounts and their security, tokens, members, plans, and connecting networks.

On this page, **Authorize** takes a token. Without one, calls are made with your own session, if you are logged in here. Ids in the
examples stand for yours.

## Scopes

${table(
  ['Scope', 'A token that has it may'],
  TOKEN_SCOPES.map((scope) => [`\`${scope}\``, SCOPE_MEANINGS[scope]]),
)}

## Repeating a call

Send \`${IDEMPOTENCY_KEY}\`, a UUID of your own, with a call that changes something, and the same again when its reply is lost.
The first good reply then comes again, with \`${REPLAYED}: true\`, and nothing is done twice: a post is never made twice, even
if the server ends in the middle. Keys are yours, for one operation, for ${REPLY_KEPT_HOURS} hours. The same key with another request is
\`idempotency_mismatch\` (422); while the first call is under way it is \`idempotency_underway\` (409). A call that was refused
frees its key.

## Limits

Each reply to a token says what the token, and all of your tokens together, may still do in this minute:

\`\`\`http
RateLimit-Policy: "normal-token";q=${rates.normal};w=60, "normal-user";q=${rates.normal * ALL_TOKENS};w=60
RateLimit: "normal-token";r=${rates.normal - 1};t=60, "normal-user";r=${rates.normal * ALL_TOKENS - 1};t=60
\`\`\`

\`q\` calls in \`w\` seconds; \`r\` are left for \`t\` seconds. Uploads, publishing and what a writer writes are counted apart:
\`costly\`, ${rates.costly} a minute. Too many are refused with 429 and \`Retry-After\`, seconds. A JSON body has 1 MB at the most.

## Pages of a list

A list has \`next\`. Give it as \`before\` to get what follows; it is null with the last page.

## Times

A time is an RFC 3339 date-time. Send it with any offset, such as \`2026-03-09T09:30:00+01:00\`, and encode the \`+\` in an address as \`%2B\`.
Replies are in UTC. A \`scheduled_time\` is a local time instead, read in its \`timezone\`.

## Changes

Fields and operations are added; ignore those that you do not know. So are values of a list, such as a network or a status.
What is there keeps its name and its meaning.

## Clients

[openapi.json](openapi.json) describes all of it. Generate a client for your language with
[openapi-generator](https://openapi-generator.tech) (tested with 7.25.0 for Python, Java and Go) or openapi-python-client. For
Java, set \`enumUnknownDefaultCase=true\`, so that the client reads values that are added later. A TypeScript client comes with
Carillon, in \`clients/typescript\`. The TypeScript examples use it:

\`\`\`ts
import { createCarillon, form } from '@carillon/client';

const carillon = createCarillon({ url: '${publicUrl}', token });
\`\`\`

## Errors

A call that fails says \`{"success": false, "error": "name", "message": "…", "request_id": "…"}\`; with \`validation_failed\`,
\`errors\` has sentences by field. Go by the name: sentences are for people, and may change. An address that is not listed
answers \`not_found\`, a method that is not listed \`method_not_allowed\`, and a host that is not this server’s \`unknown_host\`.

${table(
  ['Error', 'Status', 'Meaning'],
  Object.entries(ERRORS).map(([name, { status, message }]) => [`\`${name}\``, String(status), message]),
)}

## From a page of this site

With a session, every call but GET needs the headers \`X-Requested-With: XMLHttpRequest\` and \`X-CSRF-TOKEN\`, read from the meta tag
\`csrf-token\` of a page or from the reply to the last login. Pages of other sites may call nothing.
`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
