import { LRUCache } from "lru-cache";

/** What was said of products lately, each in several scopes, until they change. */
export class KeptByProduct<T> {
  readonly #kept: LRUCache<number, Map<string, T>>;

  constructor(max: number) {
    this.#kept = new LRUCache({ max });
  }

  get(productId: number, scope: string): T | undefined {
    return this.#kept.get(productId)?.get(scope);
  }

  set(productId: number, scope: string, value: T): void {
    this.#kept.set(productId, (this.#kept.get(productId) ?? new Map()).set(scope, value));
  }

  forget(productIds: readonly number[]): void {
    for (const id of productIds) this.#kept.delete(id);
  }

  forgetAll(): void {
    this.#kept.clear();
  }
}
