import { z } from "zod";
import type { Machine } from "#domain/shared/state/machine.ts";
import type { Database } from "../database/open-database.ts";
import { type Job, TRIED_FOR_A_DAY } from "../jobs/define-job.ts";
import type { Jobs } from "../jobs/open-jobs.ts";
import { type PastEvent, pastEffects } from "../state/past-effects.ts";
import type { Effect } from "./define-aggregate.ts";

type Payload<Name extends string, IdField extends string, Field extends string> = { name: Name; occasion: string } & {
  [field in IdField | Field]: number;
};

type NewEffect<Name extends string, IdField extends string, Field extends string> = {
  name: Name;
  occasion?: string;
} & { [field in IdField]: number } & { [field in Field]?: number };

export interface EffectDeps {
  jobs: Pick<Jobs, "enqueue">;
}

/** The job that carries out the effects of an aggregate after the commit of their cause. */
export interface EffectJob<Name extends string, IdField extends string, Field extends string>
  extends Job<Payload<Name, IdField, Field>> {
  /**
   * Enqueues an effect in the transaction of its cause (I9). One that follows no move has its cause as its occasion, such
   * as a payment; what happens to a row once needs none.
   */
  enqueue(deps: EffectDeps, tx: Database, effect: NewEffect<Name, IdField, Field>): Promise<void>;
  /** The effects of moves, for `defineAggregate`. */
  follow(deps: EffectDeps, tx: Database, effect: Effect<Name, { id: number }>): Promise<void>;
  /** The keys of the effects that followed the moves of a row: what they made, such as a mail, is found by them. */
  keysOf(machine: Machine<string, string, Name>, id: number, history: readonly PastEvent[]): string[];
}

interface Declared<Name extends string, IdField extends string, Field extends string> {
  /** The name of its queue. */
  queue: string;
  names: readonly Name[];
  /** The field of the payload that holds the id of the row. */
  of: IdField;
  /** Further numbers of the payload, such as an amount in 1/10 000; 0 if left out. */
  numbers?: readonly Field[];
}

/**
 * Declares the effects of an aggregate with their one key: the effect's name, its row and its occasion, which is the id of
 * the status event that caused it. A repeated delivery has the same key, and no two moves share one (I9).
 */
export function defineEffects<
  const Name extends string,
  const IdField extends string,
  const Field extends string = never,
>({ queue, names, of, numbers = [] }: Declared<Name, IdField, Field>): EffectJob<Name, IdField, Field> {
  const given = Object.fromEntries(numbers.map((field) => [field, z.int().default(0)]));
  const shape = { name: z.enum(names), [of]: z.int(), ...given, occasion: z.string().default("") };
  const payload = z.object(shape) as unknown as EffectJob<Name, IdField, Field>["payload"];
  const keyOf = (name: Name, id: number, occasion: string) => [name, id, occasion].join(":");
  const job: Job<Payload<Name, IdField, Field>> = {
    name: queue,
    payload,
    keyOf: (effect) => keyOf(effect.name, effect[of], effect.occasion),
    ...TRIED_FOR_A_DAY,
    expiresAfterSeconds: 30,
  };
  const enqueue = ({ jobs }: EffectDeps, tx: Database, effect: object) => jobs.enqueue(tx, job, payload.parse(effect));
  return {
    ...job,
    enqueue,
    follow: (deps, tx, { name, row, occasion }) => enqueue(deps, tx, { name, [of]: row.id, occasion }),
    keysOf: (machine, id, history) =>
      pastEffects(machine, history).map(({ name, occasion }) => keyOf(name, id, occasion)),
  };
}
