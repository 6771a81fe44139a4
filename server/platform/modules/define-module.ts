import type { AnyProcedure } from "@orpc/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Registry } from "prom-client";
import type { CallContext } from "../calls/call-context.ts";
import type { Events } from "../events/events.ts";
import type { Sweep } from "../jobs/clean-up.ts";
import type { CallLimiter } from "../limits/limited-calls.ts";
import type { Infrastructure } from "./infrastructure.ts";

/**
 * Entries that modules contribute to another one, by the name of the list. The module that reads a list declares it in its
 * module.ts: `declare module "#platform/modules/define-module.ts" { interface Lists { inboxSources: InboxSource } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their lists.
export interface Lists {}

/**
 * Functions that a module needs of one that it may not import, because that one imports it. The asking module declares the
 * interface; exactly one other module implements it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their ports.
export interface Ports {}

/** The argument with which every module is opened. */
export interface Platform extends Infrastructure {
  events: Events;
  limiter: CallLimiter;
  /** The entries of a list, in the order of modules; complete once the last one is open. */
  all<Name extends keyof Lists>(list: Name): readonly Lists[Name][];
  /** Its functions can be called once the module that implements them is open. */
  port<Name extends keyof Ports>(name: Name): Ports[Name];
  /** The implementation of a staff call by its name, such as balance.adjust; to be asked for once all modules are open. */
  staffCall(name: string): AnyProcedure;
}

/** The dependencies of HTTP routes. */
export interface HttpSide {
  contextFor(request: FastifyRequest, reply: FastifyReply): Promise<CallContext>;
}

/** An opened module; everything but the service is left out where there is none. */
export interface OpenedModule {
  /** The interface that other modules use. */
  service: unknown;
  /** The implementations of its calls, by section of the contract. */
  calls?: object;
  staffCalls?: object;
  /** Routes on the hosts of the storefronts, each in a scope of its own: parsers and hooks of one do not reach others. */
  routes?: readonly ((scope: FastifyInstance, http: HttpSide) => void)[];
  /** Its entries in the lists of other modules. */
  contributes?: { [Name in keyof Lists]?: readonly Lists[Name][] };
  /** Its implementations of the ports of other modules. */
  ports?: Partial<Ports>;
  /** Its figures for the operator. */
  measures?: readonly ((registry: Registry) => void)[];
  /** Starts its workers and schedules. */
  work?(): Promise<void>;
  /** Delete what is kept too long. */
  sweeps?: readonly Sweep[];
  close?(): Promise<unknown>;
}

/** A part of the business, with tables of its own. */
export interface Module<Name extends string = string, Opened extends OpenedModule = OpenedModule> {
  name: Name;
  /** The modules whose services it uses; they come before it in the list of modules. */
  needs: Record<string, unknown>;
  open(platform: Platform, needs: never): Opened | Promise<Opened>;
}

/** The service of a module. */
export type ServiceOf<Of> = Of extends Module<string, infer Opened> ? Opened["service"] : never;

interface Definition<Name extends string, Needs, Opened> {
  name: Name;
  needs: Needs;
  open(platform: Platform, needs: { [Key in keyof Needs]: ServiceOf<Needs[Key]> }): Opened | Promise<Opened>;
}

export const defineModule = <
  const Name extends string,
  Needs extends Record<string, Module>,
  Opened extends OpenedModule,
>(
  definition: Definition<Name, Needs, Opened>,
): Definition<Name, Needs, Opened> => definition;
