import { eq } from "drizzle-orm";
import { configuredCarriers, createShipments, readTracked } from "#modules/forwarding/shipments/index.ts";
import type { ShipmentDeps } from "#modules/forwarding/shipments/shipment-deps.ts";
import { parkedCarrierEvents } from "#modules/forwarding/shipments/tables.ts";
import { trackedOrders } from "#modules/selling/orders/views/tracked-order.ts";
import { PATHS, simulatorCarriers } from "#simulator/protocol.ts";
import { startSimulator } from "#simulator/start-simulator.ts";
import { moveAsStaff, openTestOrders, place, settle } from "#testing/selling/orders.ts";

const { control } = PATHS;

interface Report {
  request: { headers: Record<string, string>; body: string };
  state: string;
}

/** Orders with shipments. The simulator is their carrier; its reports are held until a test takes them. */
export async function openTestShipments(now = () => new Date()) {
  const orders = await openTestOrders();
  const simulator = await startSimulator({ port: 0, shopUrl: "http://127.0.0.1:9" });
  const warnings: string[] = [];
  const warn = (_details: object, message: string) => void warnings.push(message);
  const carriers = configuredCarriers(simulatorCarriers(simulator.url));
  const subject = trackedOrders(orders.deps);
  const common = { db: orders.deps.db, jobs: orders.deps.jobs, log: { warn, error: warn }, now };
  const shipmentDeps: ShipmentDeps = {
    ...common,
    carriers: new Map(carriers.map((carrier) => [carrier.name, carrier])),
    subjects: [subject],
  };
  const shipments = await createShipments({ ...common, carriers, subjects: [subject] });
  const post = async (path: string, body: object) => {
    await (await fetch(simulator.url + path, { method: "POST", body: JSON.stringify(body) })).text();
  };
  await post(control.reports, { held: true });

  /** A shipped order, whose shipment the carrier knows. */
  async function ship(number: string): Promise<number> {
    const { id } = await place(orders);
    await settle(orders, id);
    for (const event of ["process", "pack", "ship"] as const)
      await moveAsStaff(orders, `OR${id}`, { event, ...(event === "ship" ? { trackingNumber: number } : {}) });
    await adopt(number);
    return id;
  }

  const adopt = (number: string) =>
    post(control.adopt, {
      carrier: number.startsWith("SW") ? "swiftline" : "northpost",
      id: number,
      reference: number,
      origin: "New York",
      destination: "Vilnius",
      progress: 0,
    });

  return {
    ...orders,
    orders,
    simulator,
    shipments,
    shipmentDeps,
    subject,
    warnings,
    post,
    ship,
    adopt,
    step: (number: string) => post(control.step, { number }),
    report: (number: string, step: string, at = new Date(), location = "Vilnius") =>
      post(control.report, { number, step, at, location }),
    /** The held reports of the carriers, signed now. */
    reports: async () => (await (await fetch(simulator.url + control.reports)).json()) as Report[],
    /** Also waits until the orders have followed. */
    receive: async (carrier: string, { request }: Report) => {
      const received = await shipments.receive(carrier, { headers: request.headers, body: Buffer.from(request.body) });
      await shipments.settled();
      return received;
    },
    tracked: (id: number) => readTracked(orders.deps.db, { kind: "order", id }),
    parked: (number: string) =>
      orders.deps.db.select().from(parkedCarrierEvents).where(eq(parkedCarrierEvents.trackingNumber, number)),
    close: async () => {
      await simulator.stop();
      await shipments.stop();
      await orders.close();
    },
  };
}

export type TestShipments = Awaited<ReturnType<typeof openTestShipments>>;
