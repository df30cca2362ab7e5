/** An EventSource whose server is the test. */
export class FakeSource extends EventTarget {
  static opened: FakeSource[] = [];
  readonly CLOSED = 2;
  readyState = 1;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSource.opened.push(this);
  }
  static latest(): FakeSource {
    return FakeSource.opened.at(-1) ?? new FakeSource('none');
  }
  /** The open ones. */
  static open(): FakeSource[] {
    return FakeSource.opened.filter(({ readyState, CLOSED }) => readyState !== CLOSED);
  }
  close(): void {
    this.readyState = this.CLOSED;
  }
  /** The connection stands, and the server greets. */
  connect(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
    this.dispatchEvent(new MessageEvent('open', { data: '{}' }));
  }
  say({ type, data }: { type: string; data: unknown }): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
  /** Fails as in a browser: for good if the server refused, else it reconnects by itself. */
  fail(forGood: boolean): void {
    this.readyState = forGood ? this.CLOSED : 0;
    this.dispatchEvent(new Event('error'));
  }
}
