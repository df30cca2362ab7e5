/** Why nothing was made, in words for whoever asked. */
export class NotMade extends Error {
  override readonly name = 'NotMade';
}
