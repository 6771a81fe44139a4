const MAX_TAGS = 10_000;

/**
 * When each tag last changed, counted in generations, for as long as a render that began earlier is running. Beyond
 * the limit the oldest changes are forgotten, and renders that began before them count as outdated.
 */
export class TagChanges {
  readonly #maxTags: number;
  /** In the order of the changes, oldest first. */
  readonly #changedAt = new Map<string, number>();
  #generation = 0;
  #completeSince = 0;

  constructor(maxTags = MAX_TAGS) {
    this.#maxTags = maxTags;
  }

  /** A render that begins now has read nothing older than this. */
  get generation(): number {
    return this.#generation;
  }

  record(tag: string): void {
    this.#generation += 1;
    this.#changedAt.delete(tag);
    this.#changedAt.set(tag, this.#generation);
    if (this.#changedAt.size > this.#maxTags) this.#forgetOldest();
  }

  hasChangedSince(generation: number, tags: readonly string[]): boolean {
    return generation < this.#completeSince || tags.some((tag) => (this.#changedAt.get(tag) ?? 0) > generation);
  }

  /** Nobody will ask about renders that began before this generation. */
  forgetUpTo(generation: number): void {
    for (const [tag, changedAt] of this.#changedAt) {
      if (changedAt > generation) return;
      this.#changedAt.delete(tag);
    }
  }

  get size(): number {
    return this.#changedAt.size;
  }

  #forgetOldest(): void {
    for (const [tag, changedAt] of this.#changedAt) {
      this.#completeSince = changedAt;
      this.#changedAt.delete(tag);
      return;
    }
  }
}
