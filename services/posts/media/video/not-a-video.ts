/** Why a file isn't an accepted video. The owner sees the reason. */
export class NotAVideo extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.name = 'NotAVideo';
    this.reason = reason;
  }
}
