import { LRUCache } from "lru-cache";

/** Caches values of products by scope until the product changes. */
export class ProductCache<T> {
  readonly #cache: LRUCache<number, Map<string, T>>;

  constructor(max: number) {
    this.#cache = new LRUCache({ max });
  }

  get(productId: number, scope: string): T | undefined {
    return this.#cache.get(productId)?.get(scope);
  }

  set(productId: number, scope: string, value: T): void {
    this.#cache.set(productId, (this.#cache.get(productId) ?? new Map()).set(scope, value));
  }

  forget(productIds: readonly number[]): void {
    for (const id of productIds) this.#cache.delete(id);
  }

  forgetAll(): void {
    this.#cache.clear();
  }
}
