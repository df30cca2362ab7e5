import { isInternal, type Method, type Operation } from '@carillon/contracts/operation.ts';
import { AppError } from '@carillon/kit/errors.ts';

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
  /** Fixed parts count for more, so that `/posts/user` wins over `/posts/:id`. */
  readonly fixed: number;
}

export interface RouteTable {
  /** @throws AppError `not_found` or `method_not_allowed` */
  find(method: string, path: string): Operation;
}

/** What the public may call, straight from the contracts. Operations between services are not in it. */
export function createRouteTable(operations: readonly Operation[]): RouteTable {
  const routes: Route[] = operations
    .filter((operation) => !isInternal(operation))
    .map((operation) => ({
      operation,
      pattern: new RegExp(`^${operation.path.replace(/:\w+/g, '[^/]+')}$`),
      fixed: operation.path.split('/').filter((part) => !part.startsWith(':')).length,
    }))
    .sort((a, b) => b.fixed - a.fixed);
  return {
    find(method, path) {
      const here = routes.filter(({ pattern }) => pattern.test(path));
      const [first] = here;
      if (!first) throw new AppError('not_found');
      const wanted = (method === 'HEAD' ? 'GET' : method) as Method;
      const route = here.find(({ operation }) => operation.method === wanted);
      if (route) return route.operation;
      const allowed = [...new Set(here.map(({ operation }) => operation.method))].join(', ');
      throw new AppError('method_not_allowed', { headers: { allow: allowed } });
    },
  };
}
