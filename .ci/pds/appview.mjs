/**
 * The calls of an AppView that Carillon makes, answered from the PDS's own records each time. A real AppView needs
 * PostgreSQL and Redis; this one has the same shapes, and no index that lags.
 */
import { createServer } from 'node:http';

const POST = 'app.bsky.feed.post';

export async function startAppView(pds, port) {
  const server = createServer((request, reply) => {
    answer(pds, request).then(
      ({ status = 200, ...body }) => send(reply, status, body),
      (error) => send(reply, 500, { error: 'InternalServerError', message: String(error) }),
    );
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const send = (reply, status, body) => {
  reply.writeHead(status, { 'content-type': 'application/json' });
  reply.end(JSON.stringify(body));
};

async function answer(pds, request) {
  const { pathname, searchParams } = new URL(request.url, 'http://appview');
  const all = await readAll(pds);
  switch (pathname.split('/').at(-1)) {
    case 'app.bsky.feed.getPosts': {
      const uris = searchParams.getAll('uris');
      if (uris.length > 25) return { status: 400, error: 'InvalidRequest', message: 'too many uris' };
      return { posts: uris.flatMap((uri) => viewOf(all, uri, viewerOf(request)) ?? []) };
    }
    case 'app.bsky.feed.getPostThread': {
      const post = viewOf(all, searchParams.get('uri'), viewerOf(request));
      if (!post) return { status: 400, error: 'NotFound', message: 'Post not found' };
      const depth = Number(searchParams.get('depth') ?? 6);
      return { thread: threadOf(all, post, depth, viewerOf(request)), threadgate: gateOf(all, post.uri) };
    }
    case 'app.bsky.actor.getProfile': {
      const did = searchParams.get('actor');
      const followers = all.follows.filter(({ value }) => value.subject === did).length;
      return { ...authorOf(all, did), followersCount: followers };
    }
    default:
      return { status: 501, error: 'MethodNotImplemented', message: pathname };
  }
}

/** Reads the caller from the token that the PDS sends along. */
const viewerOf = ({ headers }) => {
  const claims = (headers.authorization ?? '').split('.')[1] ?? '';
  return claims ? JSON.parse(Buffer.from(claims, 'base64url').toString()).iss : undefined;
};

async function readAll(pds) {
  const get = async (path) => (await fetch(`${pds}/xrpc/${path}`)).json();
  const { repos } = await get('com.atproto.sync.listRepos?limit=1000');
  // Requests many people at once: the PDS stops waiting when many suites have created some.
  const list = async (collection) => {
    const all = repos.map(({ did }) =>
      get(`com.atproto.repo.listRecords?repo=${did}&collection=${collection}&limit=100`),
    );
    return (await Promise.all(all)).flatMap(({ records = [] }) => records);
  };
  return {
    posts: await list(POST),
    likes: await list('app.bsky.feed.like'),
    reposts: await list('app.bsky.feed.repost'),
    follows: await list('app.bsky.graph.follow'),
    gates: await list('app.bsky.feed.threadgate'),
    handles: new Map(
      await Promise.all(
        repos.map(async ({ did }) => [
          did,
          (await get(`com.atproto.repo.describeRepo?repo=${did}`)).handle ?? 'handle.invalid',
        ]),
      ),
    ),
  };
}

const ownerOf = (uri) => uri.split('/')[2];
const authorOf = ({ handles }, did) => ({ did, handle: handles.get(did) ?? 'handle.invalid' });

function viewOf(all, uri, viewer) {
  const post = all.posts.find((one) => one.uri === uri);
  if (!post) return undefined;
  const about = (records) => records.filter(({ value }) => value.subject.uri === uri);
  const owners = (records) => new Set(about(records).map((one) => ownerOf(one.uri))).size;
  const like = about(all.likes).find((one) => ownerOf(one.uri) === viewer);
  return {
    uri,
    cid: post.cid,
    record: post.value,
    author: authorOf(all, ownerOf(uri)),
    likeCount: owners(all.likes),
    repostCount: owners(all.reposts),
    quoteCount: 0,
    replyCount: repliesTo(all, uri).length,
    indexedAt: post.value.createdAt,
    viewer: like ? { like: like.uri } : {},
  };
}

const repliesTo = ({ posts }, uri) => posts.filter(({ value }) => value.reply?.parent.uri === uri);

const threadOf = (all, post, depth, viewer) => ({
  $type: 'app.bsky.feed.defs#threadViewPost',
  post,
  ...(depth > 0 && {
    replies: repliesTo(all, post.uri).map(({ uri }) =>
      threadOf(all, viewOf(all, uri, viewer), depth - 1, viewer),
    ),
  }),
});

function gateOf({ gates }, uri) {
  const gate = gates.find(({ value }) => value.post === uri);
  return gate && { uri: gate.uri, cid: gate.cid, record: gate.value };
}
