/** Where a row names what it belongs to: a field, or its id's beginning or end, up to a separator. */
export type Where = string | { readonly idBeginsWith: string } | { readonly idEndsWith: string };

/** What a collection keeps of workspaces and users. Each collection of a service has to be described. */
export type Kept =
  | {
      readonly collection: string;
      /** Gone with its workspace. */
      readonly workspace?: Where;
      /** Gone with its user. */
      readonly user?: Where;
      /** Fields that name who wrote something: then a former member. */
      readonly authors?: readonly string[];
      /** Lists of users that leave their name. */
      readonly marks?: readonly string[];
      /** Collections with rows of the same ids, which go with it. */
      readonly alongside?: readonly string[];
    }
  | {
      readonly collection: string;
      /** Why nothing in it belongs to anybody. */
      readonly nothing: string;
    };

/** Who or what is gone. */
export interface Subject {
  readonly kind: 'user' | 'workspace';
  readonly id: string;
}

/** The rows that name it there. */
export function rowsOf(where: Where, id: string): Record<string, unknown> {
  if (typeof where === 'string') return { [where]: id };
  if ('idEndsWith' in where) return { _id: { $regex: `${RegExp.escape(where.idEndsWith + id)}$` } };
  const from = id + where.idBeginsWith;
  return { _id: { $gte: from, $lt: afterAll(from) } };
}

/** The first text after all that begin with it. */
const afterAll = (text: string): string =>
  text.slice(0, -1) + String.fromCharCode(text.charCodeAt(text.length - 1) + 1);
