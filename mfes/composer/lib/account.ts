/** A page, an account or a profile, as a preview names it. */
export interface Account {
  readonly id: string;
  readonly name: string;
  readonly picture?: string | null;
}
