import type { Storage } from './storage.ts';

/**
 * Runs changes. Those that arrive in one tick share one commit, and each is acknowledged only after it; if a change
 * throws, only that one is undone.
 */
export class Writer {
  readonly #storage: Storage;
  #batch: Promise<void> | null = null;
  #depth = 0;
  /** Why SQLite has rolled back the whole batch on its own, as it may when the disk is full. */
  #undone: { error: unknown } | null = null;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Resolves when the change is on disk. */
  async write<T>(change: () => T): Promise<T> {
    const isFirst = this.#batch === null;
    this.#batch ??= this.#open();
    const batch = this.#batch;
    let outcome: { value: T } | { error: unknown };
    try {
      outcome = { value: isFirst ? this.only(change) : this.atomically(change) };
    } catch (error) {
      outcome = { error };
    }
    await batch;
    if ('error' in outcome) throw outcome.error;
    return outcome.value;
  }

  /** Resolves when nothing uncommitted is there to be read. */
  async settled(): Promise<void> {
    while (this.#batch) await this.#batch.catch(() => undefined);
  }

  /** A change that is undone whole when it throws; may be nested. Only inside `write`. */
  atomically<T>(change: () => T): T {
    if (this.#undone) throw this.#undone.error;
    const name = `s${this.#depth++}`;
    const changesBefore = this.#storage.catalogueChanges;
    this.#storage.sql(`SAVEPOINT ${name}`).run();
    try {
      const result = change();
      this.#storage.sql(`RELEASE ${name}`).run();
      return result;
    } catch (error) {
      this.#undo(name, error, changesBefore);
      if (this.#storage.inTransaction) this.#storage.sql(`RELEASE ${name}`).run();
      throw error;
    } finally {
      this.#depth--;
    }
  }

  /**
   * Like `atomically`, if nothing was done since the innermost one began, or since the transaction did: that beginning
   * then serves for this one too. SQLite copies each page that changes within a savepoint aside.
   */
  only<T>(change: () => T): T {
    const changesBefore = this.#storage.catalogueChanges;
    try {
      return change();
    } catch (error) {
      this.#undo(this.#depth > 0 ? `s${this.#depth - 1}` : null, error, changesBefore);
      throw error;
    }
  }

  /**
   * @param savepoint null: the transaction's beginning
   * @param changesBefore how often the catalogue had changed before: most of what is undone did not touch it
   */
  #undo(savepoint: string | null, error: unknown, changesBefore: number): void {
    if (!this.#storage.inTransaction) this.#undone ??= { error };
    else if (savepoint) this.#storage.sql(`ROLLBACK TO ${savepoint}`).run();
    else this.#storage.exec('ROLLBACK; BEGIN IMMEDIATE');
    if (this.#undone || this.#storage.catalogueChanges !== changesBefore) this.#storage.loadCatalogue();
  }

  #open(): Promise<void> {
    this.#storage.exec('BEGIN IMMEDIATE');
    return new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#batch = null;
        try {
          if (this.#undone) throw this.#undone.error;
          this.#storage.exec('COMMIT');
          resolve();
        } catch (error) {
          this.#undone = null;
          if (this.#storage.inTransaction) this.#storage.exec('ROLLBACK');
          this.#storage.loadCatalogue();
          reject(error);
        }
      });
    });
  }
}
