import { LRUCache } from "lru-cache";
import type { ImageProvider, ImageReference } from "#domain/shared/images/image-address.ts";
import { writeModifiers } from "#domain/shared/images/modifier-text.ts";
import type { ImageModifiers } from "#domain/shared/images/modifiers.ts";
import { Gate } from "../limits/gate.ts";
import { ImageCache } from "./image-cache.ts";
import { imageKind } from "./image-kind.ts";
import {
  type FoundImage,
  type ImageSource,
  RefusedSource,
  UnreachableSource,
  UnreadableImage,
} from "./image-source.ts";
import { resizeInChildProcess } from "./resize-in-child-process.ts";

/** Part of every name in the cache; raise it when the same modifiers begin to give another picture. */
const PIPELINE_VERSION = "1";
const FAILED_FOR_MS = 60_000;
/** Per source, so that a slow host delays only its own pictures. */
const LANE = { running: 4, waiting: 256 };
/** sharp uses the threads that file access and name resolution need too. */
const RESIZING = { running: 2, waiting: Number.POSITIVE_INFINITY };

export interface ResizedImagesOptions {
  sources: Partial<Record<ImageProvider, ImageSource>>;
  cache: ImageCache;
  onCacheError: (error: unknown) => void;
  lane?: { running: number; waiting: number };
}

/** Pictures in the sizes that pages request, each made once. */
export class ResizedImages {
  readonly #options: ResizedImagesOptions;
  readonly #lanes = new Map<ImageProvider, Gate>();
  readonly #resizing = new Gate(RESIZING);
  /** Recent failures, of any size: they are not retried at once. */
  readonly #failures = new LRUCache<string, Error>({ max: 1_000, ttl: FAILED_FOR_MS });
  readonly #inTheMaking = new Map<string, Promise<Buffer | null>>();

  constructor(options: ResizedImagesOptions) {
    this.#options = options;
  }

  /** Null where there is no such picture. */
  async get({ provider, path }: ImageReference, modifiers: ImageModifiers): Promise<Buffer | null> {
    const source = this.#options.sources[provider];
    if (!source) throw new RefusedSource(`nothing comes from ${provider} here`);
    const found = await source.find(path);
    if (found === null) return null;
    const name = ImageCache.nameOf(PIPELINE_VERSION, provider, path, found.version, writeModifiers(modifiers));
    const cached = await this.#options.cache.get(name);
    if (cached) return cached;
    const origin = ImageCache.nameOf(provider, path, found.version);
    const failure = this.#failures.get(origin);
    if (failure) throw failure;
    return this.#once(name, () =>
      this.#lane(provider).run(() => this.#make(name, found, modifiers).catch((error) => this.#fail(origin, error))),
    );
  }

  #fail(origin: string, error: unknown): never {
    if (error instanceof UnreadableImage || error instanceof UnreachableSource) this.#failures.set(origin, error);
    throw error;
  }

  async #make(name: string, found: FoundImage, modifiers: ImageModifiers): Promise<Buffer | null> {
    const bytes = await found.read();
    if (bytes === null) return null;
    // Loaded with the first picture: sharp takes as long to load as the rest of the server.
    const { resizeImage } = await import("./resize-image.ts");
    const resize = imageKind(bytes) === "svg" && !found.isOurs ? resizeInChildProcess : resizeImage;
    const picture = await this.#resizing.run(() => resize(bytes, modifiers));
    await this.#options.cache.put(name, picture).catch(this.#options.onCacheError);
    return picture;
  }

  /** Equal requests at the same time share one piece of work. */
  #once(name: string, make: () => Promise<Buffer | null>): Promise<Buffer | null> {
    const running = this.#inTheMaking.get(name);
    if (running !== undefined) return running;
    const work = make().finally(() => this.#inTheMaking.delete(name));
    this.#inTheMaking.set(name, work);
    return work;
  }

  #lane(provider: ImageProvider): Gate {
    const lane = this.#lanes.get(provider) ?? new Gate(this.#options.lane ?? LANE);
    this.#lanes.set(provider, lane);
    return lane;
  }
}
