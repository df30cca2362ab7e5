/** The clock changes of a zone. Instants are milliseconds since 1970; offsets are milliseconds to add to UTC. */
export interface ZoneRules {
  offsetAt(ms: number): number;
  /** When its offset changes next; null where it doesn't. */
  changeAfter(ms: number): number | null;
}
