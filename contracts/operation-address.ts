import type { Operation } from './operation.ts';

interface Input {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** Builds an operation's address: its path with parameters and query filled in. Undefined values are left out. */
export function addressOf({ path }: Pick<Operation, 'path'>, { params, query }: Input = {}): string {
  const paramValues = new Map(entriesOf(params));
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(paramValues.get(name) ?? ''),
  );
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search ? `${filledPath}?${search}` : filledPath;
}

const entriesOf = (values: unknown): [string, string][] =>
  Object.entries(values ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
