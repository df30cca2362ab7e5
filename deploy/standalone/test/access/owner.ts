import type { ApiClient } from '../../api-client.ts';

/** A workspace's owner, and a Facebook page of theirs. */
export interface Owner {
  /** Where Carillon is. */
  readonly url: string;
  readonly client: ApiClient;
  readonly pageId: string;
  /** In another browser; its session's id. */
  logInAgain(): Promise<string>;
  /** Somebody joins the owner's workspace; their id. */
  getMember(): Promise<string>;
  /** Somebody says something under a post of the owner's. */
  getComment(): Promise<string>;
}
