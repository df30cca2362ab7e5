/** The email that was typed on either entrance page, which nobody has to type again on the other. */
export interface TypedEmail {
  readonly email: string;
  onEmail(email: string): void;
}
