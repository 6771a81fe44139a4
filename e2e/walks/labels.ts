import type { Thing, ThingKind, World } from "./world.ts";
import { THING_KINDS } from "./world.ts";

/**
 * Things are named by the step that made them. So a step means the same thing when steps before it are left out, whatever
 * number it gets then.
 */
export interface Labels {
  /** Names what is new, after the step with this name. */
  note(world: World, step: string): void;
  of(thing: Thing): string;
  find(world: World, label: string): Thing | null;
}

export function newLabels(): Labels {
  const labels = new Map<string, string>();
  const ids = new Map<string, { kind: ThingKind; id: number; slug: string }>();
  const keyOf = ({ kind, id, slug }: Pick<Thing, "kind" | "id" | "slug">) =>
    `${kind} ${kind === "checkout" ? slug : id}`;
  return {
    note(world, step) {
      for (const kind of THING_KINDS) {
        const fresh = world.things[kind].filter((thing) => !labels.has(keyOf(thing)));
        fresh.forEach((thing, nth) => {
          const label = `${kind} ${step}.${nth}`;
          labels.set(keyOf(thing), label);
          ids.set(label, thing);
        });
      }
    },
    of: (thing) => labels.get(keyOf(thing)) ?? "",
    find(world, label) {
      const known = ids.get(label);
      return (known && world.things[known.kind].find((thing) => keyOf(thing) === keyOf(known))) ?? null;
    },
  };
}
