import { type Answer, type Asked, type Route, seeOther, text } from "../http.ts";
import { DECLINE_REASONS, type ProviderName, type Purchase } from "../ledger.ts";
import { paypalTill } from "../paypal/till.ts";
import { payseraTill } from "../paysera/till.ts";
import { PATHS } from "../protocol.ts";
import { stripeTill } from "../stripe/till.ts";
import type { Switches } from "../switches.ts";
import type { World } from "../world.ts";
import { TILL_ACTIONS, type TillActions } from "./actions.ts";
import { missingPage, STYLE_PATH, tillPage } from "./page.ts";
import { TILL_STYLE } from "./style.ts";

const tills: Record<ProviderName, TillActions> = { stripe: stripeTill, paypal: paypalTill, paysera: payseraTill };

/** The pages on which the payer decides the outcome of a payment. */
export function tillRoutes(world: World): Route[] {
  const path = `${PATHS.till}/:id`;
  return [
    { method: "GET", path: STYLE_PATH, handle: () => text("text/css", TILL_STYLE) },
    { method: "GET", path, handle: ({ id, query }) => show(world.ledger.purchases.get(id), query.has("declined")) },
    { method: "POST", path, handle: (asked) => choose(world, asked) },
  ];
}

function show(purchase: Purchase | undefined, isDeclined: boolean): Answer {
  if (!purchase) return text("text/html", missingPage(), 404);
  return text("text/html", tillPage(purchase, isDeclined));
}

function choose(world: World, { id, body }: Asked): Answer {
  const purchase = world.ledger.purchases.get(id);
  if (!purchase) return text("text/html", missingPage(), 404);
  const fields = new URLSearchParams(body);
  const action = TILL_ACTIONS.find((name) => name === fields.get("action"));
  const here = `${PATHS.till}/${id}`;
  if (!action || purchase.state !== "open") return seeOther(here);
  purchase.reason = DECLINE_REASONS.find((name) => name === fields.get("reason")) ?? "declined";
  purchase.switches = chosenSwitches(world.switches.usual, fields);
  const next = tills[purchase.provider][action](world, purchase);
  return seeOther(next === "declined here" ? `${here}?declined` : next);
}

/** The payer's settings on the page apply to this payment only; without them the general switches apply. */
function chosenSwitches(usual: Switches, fields: URLSearchParams): Switches | null {
  const [copies, delay] = [Number(fields.get("copies") ?? 1), Number(fields.get("delay") ?? 0)];
  const flags = ["lost", "wrongAmount", "wrongCurrency"].filter((name) => fields.has(name));
  if (copies <= 1 && delay <= 0 && flags.length === 0) return null;
  return {
    ...usual,
    copies: Math.max(1, Math.min(copies, 50)),
    delayMs: Math.max(0, delay) * 1_000,
    ...Object.fromEntries(flags.map((name) => [name, true])),
  };
}
