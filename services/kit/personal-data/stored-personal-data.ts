/** How a row names its owner: a field, or the start or end of its ID, up to a separator. */
export type Where = string | { readonly idBeginsWith: string } | { readonly idEndsWith: string };

/** A file that a collection is exported as, to whom it belongs. */
export interface ExportedFile {
  /** Its name, without `.json`. */
  readonly file: string;
  /** A short description of the file for its reader. */
  readonly about: string;
  /**
   * The exported fields, or parts of them (`grant.expiresAt`), in addition to the ID. Nothing else leaves the
   * database.
   */
  readonly fields: readonly string[];
}

/**
 * The exported fields of a collection. Every field is in one of the lists, so that no new field is exported or left out
 * by mistake.
 */
export interface Exported extends ExportedFile {
  /** Fields that aren't exported: secrets, internal fields, and the owner's id. */
  readonly withheld: readonly string[];
  /** The rows once more, for a spreadsheet: the column's title, and its field. */
  readonly table?: {
    readonly file: string;
    readonly about: string;
    readonly columns: Readonly<Record<string, string>>;
  };
  /** The field with its creator. A member who owns nothing there exports what they created. */
  readonly madeBy?: string;
  /** Whether rows of both a user and a workspace are exported to the workspace's owners, not to the user. */
  readonly ofWorkspace?: true;
  /** Files of the collections that are exported along with this one. */
  readonly alongside?: Readonly<Record<string, ExportedFile>>;
}

/** Why a collection is not exported. */
export interface NotExported {
  readonly not: string;
}

/** Describes a collection's data about workspaces and users. Every collection of a service needs a description. */
export type StoredPersonalData =
  | {
      readonly collection: string;
      /** Gone with its workspace. */
      readonly workspace?: Where;
      /** Gone with its user. */
      readonly user?: Where;
      /** Fields that name who wrote something: then a former member. */
      readonly authors?: readonly string[];
      /** Lists whose entries name one, and their field that does. */
      readonly authorsIn?: Readonly<Record<string, string>>;
      /** Lists of users that leave their name. */
      readonly marks?: readonly string[];
      /** Collections with rows of the same ids, which go with it. */
      readonly alongside?: readonly string[];
      /** The data that its owner gets in an export. */
      readonly exported: Exported | NotExported;
    }
  | {
      readonly collection: string;
      /** Why nothing in it belongs to anybody. */
      readonly nothing: string;
    };

/** The user or workspace that is gone. */
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
