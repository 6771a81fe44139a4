import { createHash } from "node:crypto";
import { type Answer, type Asked, header, json, type Route, readJson } from "../http.ts";
import { CARRIER_ACCOUNTS, HEADERS, PATHS } from "../protocol.ts";
import type { World } from "../world.ts";
import type { CarrierName } from "./carrier-profile.ts";
import { CARRIERS } from "./fleet.ts";

const ORIGIN = "New York";
const TOKEN_SECONDS = 3_600;

/** The calls of both carriers: a token, a shipment with its label, what happened, and calling a parcel off. */
export const carrierRoutes = (world: World): Route[] =>
  (Object.keys(CARRIERS) as CarrierName[]).flatMap((carrier) => routesOf(world, carrier));

function routesOf(world: World, carrier: CarrierName): Route[] {
  const { token, shipments } = PATHS.carriers[carrier];
  const accessToken = tokenOf(carrier);
  const ask = (method: Route["method"], path: string, run: (asked: Asked) => Answer | Promise<Answer>): Route => ({
    method,
    path,
    handle: (asked) =>
      asked.headers.authorization === `Bearer ${accessToken}` ? run(asked) : json(401, { error: "invalid_token" }),
  });
  return [
    { method: "POST", path: token, handle: (asked) => giveToken(carrier, asked) },
    ask("POST", shipments, (asked) => create(world, carrier, asked)),
    ask("GET", `${shipments}/:id/events`, (asked) => history(world, carrier, asked)),
    ask("POST", `${shipments}/:id/cancel`, (asked) => cancel(world, carrier, asked)),
  ];
}

const tokenOf = (carrier: CarrierName) =>
  createHash("sha256").update(`token ${CARRIER_ACCOUNTS[carrier].clientSecret}`).digest("hex");

function giveToken(carrier: CarrierName, { body }: Asked): Answer {
  const { clientId, clientSecret } = CARRIER_ACCOUNTS[carrier];
  const given = new URLSearchParams(body);
  const isKnown =
    given.get("grant_type") === "client_credentials" &&
    given.get("client_id") === clientId &&
    given.get("client_secret") === clientSecret;
  if (!isKnown) return json(401, { error: "invalid_client" });
  return json(200, { access_token: tokenOf(carrier), token_type: "Bearer", expires_in: TOKEN_SECONDS });
}

/** The same key gives the same parcel again. */
function create({ fleet, repeated }: World, carrier: CarrierName, { headers, body }: Asked): Promise<Answer> {
  const key = header(headers, HEADERS.carrierIdempotency);
  return repeated.once(key && `${carrier} ${key}`, body, () => {
    const { reference, recipient } = readJson(body) as { reference?: string; recipient?: { city?: string } };
    if (!reference || !recipient?.city) return json(422, { error: "a reference and a recipient are needed" });
    const { number, label } = fleet.create(carrier, { reference, origin: ORIGIN, destination: recipient.city });
    return json(201, CARRIERS[carrier].created(number, label));
  });
}

function history({ fleet }: World, carrier: CarrierName, { id, query }: Asked): Answer {
  const parcel = fleet.parcels.get(id);
  if (parcel?.carrier !== carrier) return json(404, { error: "unknown parcel" });
  const since = Number(query.get("since") ?? 0);
  return json(
    200,
    CARRIERS[carrier].history(
      parcel.steps.filter(({ position }) => position > since),
      String(parcel.steps.length),
    ),
  );
}

function cancel({ fleet }: World, carrier: CarrierName, { id }: Asked): Answer {
  const parcel = fleet.parcels.get(id);
  if (parcel?.carrier !== carrier) return json(404, { error: "unknown parcel" });
  if (parcel.steps.length > 0) return json(409, { error: "it was handed over already" });
  parcel.isCancelled = true;
  return json(200, { cancelled: true });
}
