import { isInternal, type Operation } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';
import { TrieRouter } from 'hono/router/trie-router';

export interface RouteTable {
  /** @throws AppError `not_found` or `method_not_allowed` */
  find(method: string, path: string): Operation;
}

/** The public operations, straight from the contracts. Operations between services are left out. */
export function createRouteTable(operations: readonly Operation[]): RouteTable {
  const router = new TrieRouter<Operation>();
  const listed = operations.filter((operation) => !isInternal(operation));
  // The first match wins: `/posts/user` comes before `/posts/:id`.
  for (const operation of listed.toSorted((a, b) => parameters(a) - parameters(b)))
    router.add(operation.method, operation.path, operation);
  // A path without parameters wins over every other, and is found without looking further.
  const plain = new Map(
    listed
      .filter((operation) => parameters(operation) === 1)
      .map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );
  const methods = [...new Set(listed.map(({ method }) => method))];
  const match = (method: string, path: string) =>
    plain.get(`${method} ${path}`) ?? router.match(method, path)[0][0]?.[0];
  return {
    find(method, path) {
      const operation = match(method === 'HEAD' ? 'GET' : method, path);
      if (operation) return operation;
      const allowed = methods.filter((one) => match(one, path));
      if (allowed.length === 0) throw new AppError('not_found');
      throw new AppError('method_not_allowed', { headers: { allow: allowed.join(', ') } });
    },
  };
}

const parameters = ({ path }: Operation): number => path.split(':').length;
