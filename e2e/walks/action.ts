import type { Actor, Actors } from "./actors.ts";
import type { WalkShop } from "./open-walk-shop.ts";
import type { Random } from "./random.ts";
import type { Thing, ThingKind, World } from "./world.ts";

/** Walks prefer one of these areas each, so that they get far in it. */
export const AREAS = ["shop", "forwarding", "quotes", "companies", "aftermath", "money", "clock"] as const;
export type Area = (typeof AREAS)[number];

/** What a body was made of, and what it is made with. */
export interface Choice {
  shop: WalkShop;
  world: World;
  memory: Memory;
  actor: Actor;
  /** What the call is about; actions without a subject do not look at it. */
  thing: Thing;
  random: Random;
  /** Asks something first, as a page does; null when it is refused. */
  read<Answer = Record<string, unknown>>(call: string, body: object): Promise<Answer | null>;
}

/** What browsers and mailboxes know, and tables do not. */
export interface Memory {
  /** Who has put something into a cart. */
  shoppers: Set<string>;
  /** The payments whose page has seen its payer. */
  pressed: Set<string>;
  /** Who began a checkout, by its slug, which its order keeps. */
  browsers: Map<string, string>;
  /** The tokens of statements of withdrawal: of whom, and from where they came. */
  statements: { actor: string; token: string; order: string }[];
  /** The notifications that were delivered, and whether some were not. */
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
  /** How often it is chosen, against 1. */
  weight?: number;
  /** What it is about, and when it is usually done to it. */
  about?: ThingKind;
  when?(thing: Thing, memory: Memory): boolean;
  /** When it makes sense at all, whatever it is about. */
  if?(world: World, memory: Memory): boolean;
}

/** A call of a contract. */
export interface CallAction extends Common {
  call: string;
  /** Who usually makes it: the owner of its subject, or actors by name. */
  who: "owner" | readonly (keyof Actors)[] | ((memory: Memory) => readonly string[]);
  /** Whether only the owner may, so that it is a violation when anybody else is answered as if they might. */
  ownerOnly?: boolean;
  /** What is sent; null: there is nothing to send. */
  body(choice: Choice): object | null | Promise<object | null>;
  /** What the browser remembers of the answer. */
  after?(choice: Choice, answer: Record<string, unknown>): void;
  /** Says why an accepted call should have been refused; null where it was right. */
  forbids?(choice: Choice, answer: Record<string, unknown>): string | null;
}

/** Something that happens without a call: at a provider, a carrier, or by the clock. */
export interface EventAction extends Common {
  event: string;
  /** It locks whatever there is, as nothing in a real shop does: no call is made meanwhile. */
  isAlone?: boolean;
  run(choice: Choice): Promise<string>;
}

export type Action = CallAction | EventAction;

export const nameOf = (action: Action): string => ("call" in action ? action.call : action.event);

/** The usual states in which something is done to a thing. */
export const inStates =
  (...states: readonly string[]) =>
  ({ state }: Thing): boolean =>
    states.includes(state);

/** While there are few of a kind that have not come far: a walk gets farther with what it has. */
export const whileFew =
  (kind: ThingKind, most: number, isEarly: (thing: Thing) => boolean = () => true) =>
  ({ things }: World): boolean =>
    things[kind].filter(isEarly).length < most;

/** While there is one like this. */
export const whileAny =
  (kind: ThingKind, is: (thing: Thing) => boolean = () => true) =>
  ({ things }: World): boolean =>
    things[kind].some(is);

/** What pages send along: the reader's language and currency. */
export const READER = { language_id: 1, currency_id: 1 };

type OwnGiven = Partial<Omit<CallAction, "call" | "who">> & Pick<CallAction, "body" | "area">;

/** A call of a customer about something of their own. */
export const own = (call: string, given: OwnGiven): CallAction => ({
  call: `shop.${call}`,
  who: "owner",
  ownerOnly: true,
  ...given,
});

/** A call of staff, by those whose work it is. */
export const desk = (call: string, who: readonly (keyof Actors)[], given: OwnGiven): CallAction => ({
  call: `staff.${call}`,
  who: [...who, "admin"],
  ...given,
});

export const number = (prefix: string, { id }: Thing): { number: string } => ({ number: `${prefix}${id}` });
