import type { Database } from "../database/open-database.ts";

declare const details: unique symbol;

/** A kind of event, exported by the module that publishes it. */
export interface EventKind<Details> {
  readonly name: string;
  readonly [details]?: Details;
}

type Handler<Details> = (tx: Database, details: Details) => Promise<void>;

export const defineEvent = <Details>(name: string): EventKind<Details> => ({ name });

/** The deps of a module that handles events. */
export interface HandledEvents {
  events: Pick<Events, "on">;
}

/**
 * Events that a module publishes and others handle in the same transaction. A module depends on the publishers of the
 * events it handles, never on the handlers of its own events. Handlers run one after another, in the order of modules.
 */
export class Events {
  readonly #handlers = new Map<string, readonly Handler<unknown>[]>();

  on<Details>(kind: EventKind<Details>, handler: Handler<Details>): void {
    const handlers = this.#handlers.get(kind.name) ?? [];
    this.#handlers.set(kind.name, [...handlers, handler as Handler<unknown>]);
  }

  /** A handler that fails rolls the publisher's change back. */
  async publish<Details>(tx: Database, kind: EventKind<Details>, published: Details): Promise<void> {
    for (const handle of this.#handlersOf(kind)) await handle(tx, published);
  }

  /** For a change that is final: each handler runs by itself, and its failure is reported. */
  async notify<Details>(
    db: Database,
    kind: EventKind<Details>,
    published: Details,
    onFailure: (error: unknown) => void,
  ): Promise<void> {
    for (const handle of this.#handlersOf(kind)) await handle(db, published).catch(onFailure);
  }

  /** An event without a handler means that a module was forgotten. */
  #handlersOf<Details>(kind: EventKind<Details>): readonly Handler<Details>[] {
    const handlers = this.#handlers.get(kind.name);
    if (!handlers) throw new Error(`No module handles the event ${kind.name}`);
    return handlers;
  }
}
