/** The store that MONGODB_URI names can't be used, in words for the operator who set it, without its password. */
export class StoreUnavailable extends Error {
  constructor(uri: string, cause: Error) {
    super(`MONGODB_URI: ${reasonOf(uri, cause)}`, { cause });
    this.name = 'StoreUnavailable';
  }
}

/** A fault of the server, or of the way to it, as StoreUnavailable; any other error as it is. */
export const asUnavailable = (uri: string, error: unknown): unknown =>
  isOfStore(error) ? new StoreUnavailable(uri, error) : error;

const isOfStore = (error: unknown): error is Error =>
  error instanceof Error &&
  // By name, because the driver parses addresses with a package that has its own errors.
  (error.name.startsWith('Mongo') || (error as NodeJS.ErrnoException).syscall === 'querySrv');

const NO_USER = new Set([18, 8000]);
const NOT_ALLOWED = 13;

function reasonOf(uri: string, error: Error): string {
  const { code } = error as Error & { code?: number };
  const message = withoutPassword(uri, error.message);
  const place = placeOf(uri);
  if (error.name === 'MongoParseError' || error.name === 'MongoInvalidArgumentError')
    return `it is no address of a MongoDB, such as mongodb://user:password@host:27017 (${message})`;
  if (code !== undefined && NO_USER.has(code))
    return `the server${place} refuses the user name or the password`;
  if (code === NOT_ALLOWED)
    return `the server${place} does not allow this user what Carillon needs (${message})`;
  if (error.name.endsWith('ServerSelectionError') || (error as NodeJS.ErrnoException).syscall)
    return `no server${place} answers (${message})`;
  return `the server${place} failed (${message})`;
}

/** Its hosts. Empty if the part before them may belong to a password. */
function placeOf(uri: string): string {
  const from = uri.indexOf('://') + 3;
  const end = uri.slice(from).search(/[/?]/);
  const authority = end < 0 ? uri.slice(from) : uri.slice(from, from + end);
  const hosts = authority.slice(authority.lastIndexOf('@') + 1);
  const isWhole = from > 2 && !uri.slice(from + authority.length).includes('@');
  return hosts !== '' && isWhole ? ` at ${decodeText(hosts)}` : '';
}

function withoutPassword(uri: string, text: string): string {
  const at = uri.lastIndexOf('@');
  const password = at < 0 ? '' : uri.slice(uri.indexOf(':', uri.indexOf('://') + 3) + 1, at);
  const forms = [password, decodeText(password)].filter((form) => form !== '');
  return forms.reduce((result, form) => result.replaceAll(form, '…'), text);
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
