/** Why a file is no video that can be taken; the reason is told to its owner. */
export class NotAVideo extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.name = 'NotAVideo';
    this.reason = reason;
  }
}
