/** The reason that nothing was made, in words for the caller. */
export class NotMade extends Error {
  override readonly name = 'NotMade';
}
