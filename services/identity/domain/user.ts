export interface User {
  readonly id: string;
  readonly name: string;
  /** As it was typed; accounts are told apart by `emailKey`. */
  readonly email: string;
  readonly timezone: string;
}
