import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PoolUse } from "../database/open-database.ts";
import { sendPlainPage } from "./plain-page.ts";

interface Options {
  isReady: () => Promise<boolean>;
  metricsToken: string | undefined;
  connections: () => PoolUse;
  /** Figures of modules. */
  measures?: readonly ((registry: Registry) => void)[];
}

/** Counts an answer and how many seconds it took. */
export type ObserveAnswer = (labels: { method: string; route: string; status: number }, seconds: number) => void;

/** Liveness, readiness and metrics for the operator. Metrics need the operator's token (T127). */
export function registerOperationsRoutes(server: FastifyInstance, options: Options): ObserveAnswer {
  const { isReady, metricsToken, connections, measures = [] } = options;
  registerHealthRoutes(server, { isReady });
  const { metrics, observe } = measureRequests(server);
  measureConnections(metrics, connections);
  for (const measure of measures) measure(metrics);
  server.get("/metrics", async (request, reply) => {
    if (!metricsToken || !sameToken(request.headers.authorization, `Bearer ${metricsToken}`)) {
      return sendPlainPage(reply, 404);
    }
    return reply
      .header("content-type", metrics.contentType)
      .header("cache-control", "no-store")
      .send(await metrics.metrics());
  });
  return observe;
}

/** Liveness and readiness. */
export function registerHealthRoutes(server: FastifyInstance, { isReady }: Pick<Options, "isReady">): void {
  server.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ alive: true }));

  server.get("/readyz", async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ready });
  });
}

function measureRequests(server: FastifyInstance): { metrics: Registry; observe: ObserveAnswer } {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from the request's arrival to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const observe: ObserveAnswer = (labels, seconds) => durations.observe(labels, seconds);
  server.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  return { metrics: registry, observe };
}

function measureConnections(registry: Registry, connections: () => PoolUse): void {
  new Gauge({
    name: "database_connections",
    help: "Connections of the pool, and calls that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { open, idle, waiting } = connections();
      for (const [state, count] of Object.entries({ used: open - idle, idle, waiting })) this.set({ state }, count);
    },
  });
}

function sameToken(given: string | undefined, wanted: string): boolean {
  const [a, b] = [Buffer.from(given ?? ""), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
