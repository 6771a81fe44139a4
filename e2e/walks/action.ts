import type { Actor, Actors } from "./actors.ts";
import type { WalkShop } from "./open-walk-shop.ts";
import type { Random } from "./random.ts";
import type { Thing, ThingKind, World } from "./world.ts";

/** Each walk prefers one of these areas, so that it gets far there. */
export const AREAS = ["shop", "forwarding", "quotes", "companies", "aftermath", "money", "clock"] as const;
export type Area = (typeof AREAS)[number];

/** The input of an action. */
export interface Choice {
  shop: WalkShop;
  world: World;
  memory: Memory;
  actor: Actor;
  /** The subject of the call; actions without a subject ignore it. */
  thing: Thing;
  random: Random;
  /** Makes another call first, as a page does; null when it is refused. */
  read<Answer = Record<string, unknown>>(call: string, body: object): Promise<Answer | null>;
}

/** Facts that browsers and mailboxes have, and tables do not. */
export interface Memory {
  /** The actors who have put something into a cart. */
  shoppers: Set<string>;
  /** The payments whose payer has pressed a button on the provider's page. */
  pressed: Set<string>;
  /** The actor who began a checkout, by its slug. The order has the same slug. */
  browsers: Map<string, string>;
  /** The tokens of statements of withdrawal, with their actor and order. */
  statements: { actor: string; token: string; order: string }[];
  /** The delivered notifications, and whether others are held back. */
  delivered: Set<string>;
  isHeldBack: boolean;
}

export const newMemory = (): Memory => ({
  shoppers: new Set(),
  pressed: new Set(),

  browsers: new Map(),
  statements: [],
  delivered: new Set(),
  isHeldBack: false,
});

interface Common {
  area: Area;
  /** The relative frequency; 1 if left out. */
  weight?: number;
  /** The kind of its subject, and the usual condition on the subject. */
  about?: ThingKind;
  when?(thing: Thing, memory: Memory): boolean;
  /** The condition on the world, for any subject. */
  if?(world: World, memory: Memory): boolean;
}

/** A call of a contract. */
export interface CallAction extends Common {
  call: string;
  /** The usual callers: the owner of the subject, or actors by name. */
  who: "owner" | readonly (keyof Actors)[] | ((memory: Memory) => readonly string[]);
  /** Whether only the owner may make the call: it is a violation when the call of another actor is accepted. */
  ownerOnly?: boolean;
  /** The body of the call; null when there is nothing to send. */
  body(choice: Choice): object | null | Promise<object | null>;
  /** Stores facts of the answer in the memory. */
  after?(choice: Choice, answer: Record<string, unknown>): void;
  /** The reason why an accepted call should have been refused; null where it was right. */
  forbids?(choice: Choice, answer: Record<string, unknown>): string | null;
}

/** Something that happens without a call: at a provider, a carrier, or by the clock. */
export interface EventAction extends Common {
  event: string;
  /** It locks rows of every table, as nothing in a real shop does: no call is made meanwhile. */
  isAlone?: boolean;
  run(choice: Choice): Promise<string>;
}

export type Action = CallAction | EventAction;

export const nameOf = (action: Action): string => ("call" in action ? action.call : action.event);

/** The usual states of the subject. */
export const inStates =
  (...states: readonly string[]) =>
  ({ state }: Thing): boolean =>
    states.includes(state);

/** True while few things of a kind are early in their life: a walk gets farther with few things. */
export const whileFew =
  (kind: ThingKind, most: number, isEarly: (thing: Thing) => boolean = () => true) =>
  ({ things }: World): boolean =>
    things[kind].filter(isEarly).length < most;

/** True while a thing of the kind meets the condition. */
export const whileAny =
  (kind: ThingKind, is: (thing: Thing) => boolean = () => true) =>
  ({ things }: World): boolean =>
    things[kind].some(is);

/** The reader's language and currency, which pages send with their calls. */
export const READER = { language_id: 1, currency_id: 1 };

type OwnGiven = Partial<Omit<CallAction, "call" | "who">> & Pick<CallAction, "body" | "area">;

/** A customer's call about a thing of their own. */
export const own = (call: string, given: OwnGiven): CallAction => ({
  call: `shop.${call}`,
  who: "owner",
  ownerOnly: true,
  ...given,
});

/** A staff call by the actors whose work it is. */
export const desk = (call: string, who: readonly (keyof Actors)[], given: OwnGiven): CallAction => ({
  call: `staff.${call}`,
  who: [...who, "admin"],
  ...given,
});

export const number = (prefix: string, { id }: Thing): { number: string } => ({ number: `${prefix}${id}` });
