import { type Asked, json, type Route, readJson } from "../http.ts";
import type { Notification, Release } from "../notifier.ts";
import { PATHS } from "../protocol.ts";
import { withSwitches } from "../switches.ts";
import type { CarrierStep } from "./carrier-profile.ts";
import type { Fleet, Parcel } from "./fleet.ts";

const { control } = PATHS;
const USUAL_RELEASE: Release = { order: "given", seed: 1, copies: 1, inTurn: true };

/** Lets tests and the demo read and move parcels, and set how reports are sent. */
export function carrierControlRoutes(fleet: Fleet): Route[] {
  const { parcels, notifier, switches } = fleet;
  const order = (path: string, run: (body: Record<string, unknown>) => unknown): Route => ({
    method: "POST",
    path,
    handle: async ({ body }: Asked) => {
      await run(readJson(body));
      return json(200, { status: true });
    },
  });
  const parcelNamed = (number: unknown): Parcel => {
    const parcel = parcels.get(String(number));
    if (!parcel) throw new Error(`There is no parcel ${number}`);
    return parcel;
  };
  return [
    { method: "GET", path: control.parcels, handle: () => json(200, [...parcels.values()]) },
    { method: "GET", path: control.reports, handle: () => json(200, notifier.all().map(described)) },
    order(control.reports, (body) => {
      switches.usual = withSwitches(switches.usual, body);
    }),
    order(control.releaseReports, (body) => notifier.release({ ...USUAL_RELEASE, ...(body as Partial<Release>) })),
    order(control.step, ({ number }) =>
      number === undefined ? fleet.advanceAll() : fleet.advance(parcelNamed(number)),
    ),
    order(control.report, ({ number, step, location, at }) =>
      fleet.report(parcelNamed(number), step as CarrierStep, String(location ?? ""), new Date(String(at ?? Date()))),
    ),
    order(control.adopt, (body) => fleet.adopt(body as unknown as Parcel)),
  ];
}

/** With the request as it would be sent now, for tests that send it themselves. */
const described = ({ sign, isAccepted, ...rest }: Notification) => ({ ...rest, request: sign() });
