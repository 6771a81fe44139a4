import { type Answer, type Asked, json, readJson, text } from "../http.ts";
import { loaderOf } from "./loaders.ts";
import { recordPage } from "./page.ts";

export const SINK_PATH = "/vendors";
const MOST_RECORDED = 500;
const NOTHING_SEEN = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** A request from a browser or the shop's server to a vendor. */
export interface Received {
  at: string;
  host: string;
  path: string;
  said: Record<string, unknown>;
}

/** Stands in for every vendor: `/vendors/{host}/{path}` replaces `https://{host}/{path}`. */
export function openVendorSink(addresses: { own: string }) {
  let received: Received[] = [];
  return {
    reset: () => {
      received = [];
    },
    handle(asked: Asked): Answer {
      const address = asked.path.slice(SINK_PATH.length + 1);
      if (address === "") return text("text/html", recordPage(received));
      if (address === "record") return json(200, received);
      received = [...received, receivedFrom(asked, address)].slice(-MOST_RECORDED);
      if (address === "www.facebook.com/tr/") return text("image/svg+xml", NOTHING_SEEN);
      // Set by a test that answers for the real hosts.
      const at = asked.headers["x-real-hosts"] ? "https://HOST" : `${addresses.own}${SINK_PATH}/HOST`;
      return text("text/javascript", loaderOf(address, at));
    },
  };
}

/** Secrets are left out, because the record is shown on a page. */
const withoutSecrets = ({ api_secret, access_token, ...said }: Record<string, unknown>) => said;

function receivedFrom({ query, body }: Asked, address: string): Received {
  const [host = "", ...path] = address.split("/");
  return {
    at: new Date().toISOString(),
    host,
    path: `/${path.join("/")}`,
    said: withoutSecrets({ ...Object.fromEntries(query), ...readJson(body) }),
  };
}
