import type mongoose from 'mongoose';

// Any fields at all, as the protocol has it.
export type Collection = mongoose.mongo.Collection<Document>;
export type Document = mongoose.mongo.BSON.Document;

/** The tools of a part of the suite. */
export interface Suite {
  /** A collection of this test alone. */
  things(): Collection;
  database(): mongoose.mongo.Db;
  insert(...documents: object[]): Promise<void>;
  /** One behaviour. On a server that is known not to have it, the test must fail, so that the list stays true. */
  it(title: string, body: () => Promise<void>): void;
}
