import { TOKEN_SCOPES } from '@carillon/contracts/domain/token-scopes.ts';
import { ERRORS } from '@carillon/contracts/errors.ts';
import { ACCESS_TOKEN_LIMITS } from '@carillon/contracts/http/identity/tokens/access-token.ts';
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

Create a personal access token on the [Access tokens](/account/access-tokens) page, and send it with each call:

\`\`\`sh
export CARILLON_TOKEN=carillon_pat_…
curl -H "Authorization: Bearer $CARILLON_TOKEN" ${publicUrl}${apiBaseUrl}/user
\`\`\`

A token acts for you in one workspace, with the rights of your role there. It expires on the date you choose, at most
${ACCESS_TOKEN_LIMITS.days} days ahead, or as soon as you revoke it or leave the workspace. The page shows when each token was last used.
Operations without a scope need a login: accounts and their security, tokens, members, plans, and connecting networks.

To try calls on this page, choose **Authorize** and enter a token. Without one, calls use your session if you’re logged in. Replace the ids in
the examples with your own.

## Scopes

${table(
  ['Scope', 'Allows a token to'],
  TOKEN_SCOPES.map((scope) => [`\`${scope}\``, SCOPE_MEANINGS[scope]]),
)}

## Retries

Send the header \`${IDEMPOTENCY_KEY}\` with a UUID that you generate on each call that changes something. If the reply is lost, send the
same call with the same key. You get the first successful reply again, with \`${REPLAYED}: true\`, and nothing is done twice,
even if the server stopped in the middle. A key is valid for one operation of yours, for ${REPLY_KEPT_HOURS} hours. The same key with a different
request returns \`idempotency_mismatch\` (422), and while the first call is in progress, \`idempotency_underway\` (409). After a
refused call, its key can be used again.

## Limits

Each reply to a token reports the remaining calls of the token, and of all your tokens together, in the current minute:

\`\`\`http
RateLimit-Policy: "normal-token";q=${rates.normal};w=60, "normal-user";q=${rates.normal * ALL_TOKENS};w=60
RateLimit: "normal-token";r=${rates.normal - 1};t=60, "normal-user";r=${rates.normal * ALL_TOKENS - 1};t=60
\`\`\`

\`q\` is the limit per \`w\` seconds; \`r\` calls are left for the next \`t\` seconds. Uploads, publishing and generating text have a separate
limit: \`costly\`, ${rates.costly} a minute. Calls above a limit get 429 with \`Retry-After\` in seconds. A JSON body can have up to 1 MB.

## Pagination

A list returns \`next\`. Send it as \`before\` to get the next page. On the last page it is null.

## Times

A time is an RFC 3339 date-time. Send it with any offset, such as \`2026-03-09T09:30:00+01:00\`, and encode the \`+\` in an address as \`%2B\`.
Replies are in UTC. A \`scheduled_time\` is a local time instead, read in its \`timezone\`.

## Changes

New fields, operations and enum values (such as a network or a status) may be added at any time; ignore those you don’t know.
Existing ones keep their names and meanings.

## Clients

[openapi.json](openapi.json) describes the whole API. Generate a client for your language with
[openapi-generator](https://openapi-generator.tech) (tested with 7.25.0 for Python, Java and Go) or openapi-python-client. For
Java, set \`enumUnknownDefaultCase=true\`, so that the client accepts values that are added later. A TypeScript client comes with
Carillon, in \`clients/typescript\`. The TypeScript examples use it:

\`\`\`ts
import { createCarillon, form } from '@carillon/client';

const carillon = createCarillon({ url: '${publicUrl}', token });
\`\`\`

## Errors

A failed call returns \`{"success": false, "error": "name", "message": "…", "request_id": "…"}\`; with \`validation_failed\`,
\`errors\` lists messages by field. Check \`error\`, not the messages, which are for people and may change. An unknown address
returns \`not_found\`, an unsupported method \`method_not_allowed\`, and an unknown host name \`unknown_host\`.

${table(
  ['Error', 'Status', 'Meaning'],
  Object.entries(ERRORS).map(([name, { status, message }]) => [`\`${name}\``, String(status), message]),
)}

## Calls from Carillon’s own pages

With a session, every call but GET needs the headers \`X-Requested-With: XMLHttpRequest\` and \`X-CSRF-TOKEN\`, read from the meta tag
\`csrf-token\` of a page or from the reply to the last login. Pages on other sites can’t call the API.
`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
