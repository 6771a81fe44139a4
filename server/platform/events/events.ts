import type { Database } from "../database/open-database.ts";

declare const details: unique symbol;

/** A kind of event, exported by the module that publishes it. */
export interface EventKind<Details> {
  readonly name: string;
  readonly [details]?: Details;
}

type Handler<Details> = (tx: Database, details: Details) => Promise<void>;

export const defineEvent = <Details>(name: string): EventKind<Details> => ({ name });

/** What a module needs that handles events. */
export interface HandledEvents {
  events: Pick<Events, "on">;
}

/**
 * What modules publish and other modules handle in the same transaction. A module depends on those whose events it handles,
 * never on those that handle its own. Handlers run one after another, in the order of their modules.
 */
export class Events {
  readonly #handlers = new Map<string, readonly Handler<unknown>[]>();

  on<Details>(kind: EventKind<Details>, handler: Handler<Details>): void {
    const handlers = this.#handlers.get(kind.name) ?? [];
    this.#handlers.set(kind.name, [...handlers, handler as Handler<unknown>]);
  }

  /** A handler that fails undoes what was published. */
  async publish<Details>(tx: Database, kind: EventKind<Details>, published: Details): Promise<void> {
    for (const handle of this.#handlersOf(kind)) await handle(tx, published);
  }

  /** For what has happened already and stays so: each handler is on its own, and its failure is reported. */
  async notify<Details>(
    db: Database,
    kind: EventKind<Details>,
    published: Details,
    onFailure: (error: unknown) => void,
  ): Promise<void> {
    for (const handle of this.#handlersOf(kind)) await handle(db, published).catch(onFailure);
  }

  /** An event that nobody handles is a module that was forgotten. */
  #handlersOf<Details>(kind: EventKind<Details>): readonly Handler<Details>[] {
    const handlers = this.#handlers.get(kind.name);
    if (!handlers) throw new Error(`No module handles the event ${kind.name}`);
    return handlers;
  }
}
