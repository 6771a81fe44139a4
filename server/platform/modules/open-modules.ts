import { type AnyProcedure, isProcedure } from "@orpc/server";
import { Events } from "../events/events.ts";
import { AttemptCounts } from "../limits/attempt-counts.ts";
import type { Module, OpenedModule, Platform, Ports, ServiceOf } from "./define-module.ts";
import type { Infrastructure } from "./infrastructure.ts";

type Modules = readonly Module[];

/** The services of modules by their names. */
export type ServicesOf<Of extends Modules> = { [One in Of[number] as One["name"]]: ServiceOf<One> };

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type OpenedOf<One> = One extends Module<string, infer Opened> ? Opened : never;
type PartOf<Opened, Part extends string> = Opened extends { [Key in Part]: infer Value } ? Value : never;

/** The implementations of all modules; a section may be shared by several. */
export type CallsOf<Of extends Modules, Part extends "calls" | "staffCalls"> = Both<PartOf<OpenedOf<Of[number]>, Part>>;

export interface OpenModules<Of extends Modules> {
  services: ServicesOf<Of>;
  calls: CallsOf<Of, "calls">;
  staffCalls: CallsOf<Of, "staffCalls">;
  opened: readonly OpenedModule[];
  limiter: Platform["limiter"];
  close(): Promise<void>;
}

/** Opens the modules one after another; a failure closes those that are open. */
export async function openModules<const Of extends Modules>(
  modules: Of,
  infrastructure: Infrastructure,
): Promise<OpenModules<Of>> {
  const opened: OpenedModule[] = [];
  const services = new Map<Module, unknown>();
  const { platform, asked, counts, contribute } = createPlatform(infrastructure, opened);
  const close = async () => {
    await counts.save();
    for (const { close: closeModule } of opened.toReversed()) await closeModule?.();
  };
  try {
    for (const module of modules) {
      const one = await module.open(platform, needsOf(module, services) as never);
      opened.push(one);
      contribute(one);
      services.set(module, one.service);
    }
    for (const port of asked) implementationOf(opened, port);
  } catch (error) {
    await close();
    throw error;
  }
  const byName = Object.fromEntries(modules.map((module) => [module.name, services.get(module)]));
  return {
    services: byName as ServicesOf<Of>,
    calls: mergeSections(opened, "calls") as CallsOf<Of, "calls">,
    staffCalls: mergeSections(opened, "staffCalls") as CallsOf<Of, "staffCalls">,
    opened,
    limiter: platform.limiter,
    close,
  };
}

function createPlatform(infrastructure: Infrastructure, opened: readonly OpenedModule[]) {
  const { config, db, now, log } = infrastructure;
  const counts = new AttemptCounts({ db, now, onError: (err) => log.warn({ err }, "attempts could not be counted") });
  const asked = new Set<keyof Ports>();
  const lists = new Map<string, unknown[]>();
  const listOf = (name: string) => lists.get(name) ?? lists.set(name, []).get(name) ?? [];
  const platform: Platform = {
    ...infrastructure,
    events: new Events(),
    limiter: { limits: config.limits, counts },
    // Modules that were opened before keep the array, and see what is contributed later.
    all: (list) => listOf(list) as never,
    port: (name) => {
      asked.add(name);
      return portTo(() => implementationOf(opened, name));
    },
    staffCall: (name) => staffCallOf(opened, name),
  };
  const contribute = ({ contributes = {} }: OpenedModule) => {
    for (const [list, entries] of Object.entries(contributes)) listOf(list).push(...(entries as unknown[]));
  };
  return { platform, asked, counts, contribute };
}

function needsOf({ name, needs }: Module, services: ReadonlyMap<unknown, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(needs).map(([key, needed]) => {
      if (!services.has(needed)) throw new Error(`The module ${name} needs ${key}, which is not open yet`);
      return [key, services.get(needed)];
    }),
  );
}

function implementationOf<Name extends keyof Ports>(opened: readonly OpenedModule[], name: Name): Ports[Name] {
  const found = opened.flatMap(({ ports }) => ports?.[name] ?? []);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`The port ${name} has ${found.length} implementations`);
  return first;
}

function staffCallOf(opened: readonly OpenedModule[], name: string): AnyProcedure {
  const [section = "", call = ""] = name.split(".");
  const sections: Readonly<Record<string, object>> = mergeSections(opened, "staffCalls");
  const found = Reflect.get(sections[section] ?? {}, call);
  if (!isProcedure(found)) throw new Error(`No module implements the staff call ${name}`);
  return found;
}

/** Functions that find their implementation when they are called. */
const portTo = <Port extends object>(find: () => Port): Port =>
  new Proxy({} as Port, {
    get:
      (_target, key) =>
      (...given: unknown[]) =>
        Reflect.apply(Reflect.get(find(), key) as () => unknown, undefined, given),
  });

function mergeSections(opened: readonly OpenedModule[], part: "calls" | "staffCalls"): Record<string, object> {
  const sections: Record<string, object> = {};
  for (const module of opened)
    for (const [section, calls] of Object.entries(module[part] ?? {}))
      sections[section] = { ...sections[section], ...calls };
  return sections;
}
