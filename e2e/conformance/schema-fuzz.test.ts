import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answeredVisit } from "#testing/answered-visit.ts";
import { type ApiDocument, documentedAnswers } from "#testing/documented-answers.ts";
import { BACKOFFICE_HOST } from "#testing/people/members.ts";
import { signedInMember } from "#testing/people/staff.ts";
import { mutatedValuesOf, valuesOf } from "#testing/schema-arbitrary.ts";
import { visit } from "#testing/test-app.ts";
import { IS_LONG_RUN } from "#testing/test-run.ts";
import { type Callers, openFuzzShop } from "./fuzz-shop.ts";
import { CALLS, type FuzzedCall, SHOP_HOST } from "./fuzzed-calls.ts";

/**
 * `npm test` and the long run send the same inputs each time, so that they fail because of a change and not by chance.
 * `npm run test:fuzz` (tools/test-fuzz.ts) sends more, and others each time; the seed of a failure repeats it.
 */
const { FUZZ_RUNS, FUZZ_SEED, FUZZ_SHARE = "0/1", FUZZ_FROM = "" } = process.env;
const RUNS = Number(FUZZ_RUNS ?? (IS_LONG_RUN ? 50 : 6));
const FIXED_SEED = IS_LONG_RUN ? 133 : 132;
const SEED = Number(FUZZ_SEED ?? FIXED_SEED);
/** Far longer than a run takes, for busy machines. */
const MS_PER_RUN = 10_000;

const [SHARE = 0, SHARES = 1] = FUZZ_SHARE.split("/").map(Number);
const FIRST = FUZZ_FROM === "" ? 0 : CALLS.findIndex(({ path }) => path === FUZZ_FROM);
if (FIRST < 0) throw new Error(`No call has the path ${FUZZ_FROM}`);
/** The calls of this process. */
const OWN_CALLS = CALLS.slice(FIRST).filter((_, index) => index % SHARES === SHARE);

interface Request {
  body: string;
  type: string;
  key: string | null;
  address: string;
}

const BROKEN_BODIES = ["", "{", '{"a":', "[1,2", "nul", '"\\ud800"', '{"a":1}{"a":2}', "\u0000", "{'a':1}"];

/** The requests to a call: mostly JSON that fits its schema, or nearly does. */
function requestsOf({ schema }: FuzzedCall, known: Callers["known"]): fc.Arbitrary<Request> {
  const values = fc.oneof(
    { weight: 5, arbitrary: valuesOf(schema, { known }) },
    { weight: 5, arbitrary: mutatedValuesOf(schema, { known }) },
  );
  const bodies = fc.oneof(
    { weight: 19, arbitrary: values.map((value) => JSON.stringify(value) ?? "") },
    { weight: 1, arbitrary: fc.constantFrom(...BROKEN_BODIES) },
  );
  return fc.record({
    body: bodies,
    type: fc.oneof({ weight: 30, arbitrary: fc.constant("application/json") }, fc.constantFrom("text/plain", "x")),
    key: fc.oneof({ weight: 8, arbitrary: fc.uuid() }, fc.constantFrom("once", null, "k".repeat(300))),
    address: fc.constantFrom("192.0.2.1", "192.0.2.2", "2001:db8::1"),
  });
}

/** The fields of a body that an address carries instead. */
function fieldsOf(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();

function addressOf({ method, path }: FuzzedCall, body: string): string {
  if (method === "POST" && !path.includes("{slug}")) return `/api${path}`;
  const fields = fieldsOf(body);
  const filled = path.replace("{slug}", encodeURIComponent(asText(fields.slug)) || "x");
  if (method === "POST") return `/api${filled}`;
  const pairs = Object.entries(fields).map(([name, value]): [string, string] => [name, asText(value)]);
  return `/api${filled}?${new URLSearchParams(pairs)}`;
}

describe.concurrent("T132 every call, with inputs from its schema", () => {
  let shop: Awaited<ReturnType<typeof openFuzzShop>>;
  let differenceOf: Record<string, ReturnType<typeof documentedAnswers>>;

  beforeAll(async () => {
    shop = await openFuzzShop();
    const { cookies } = await signedInMember(shop.app);
    const documentAt = async (host: string) =>
      (await visit(shop.app, { host, path: "/api/openapi.json", cookies })).json() as ApiDocument;
    differenceOf = {
      [SHOP_HOST]: documentedAnswers(await documentAt(SHOP_HOST)),
      [BACKOFFICE_HOST]: documentedAnswers(await documentAt(BACKOFFICE_HOST)),
    };
  });
  afterAll(() => shop.close());

  const send = async (call: FuzzedCall, { body, type, key, address }: Request, cookies: Record<string, string>) => {
    const isPost = call.method === "POST";
    const answer = await answeredVisit(shop.app, {
      host: call.host,
      method: call.method,
      path: addressOf(call, body),
      headers: { ...(isPost ? { "content-type": type } : {}), ...(key === null ? {} : { "idempotency-key": key }) },
      ...(isPost ? { body } : {}),
      address,
      cookies,
    });
    const difference = differenceOf[call.host]?.(call, answer);
    // An assertion of Vitest costs a tenth of a request, and most have nothing to say.
    if (difference !== null) expect(difference).toBeNull();
  };

  test.each(OWN_CALLS)(
    "T132 $method $path is never answered with 500, and always as the document says, signed in or out",
    async (call) => {
      const { signedIn, signedOut, known } = await shop.callersFor(call);
      const property = fc.asyncProperty(requestsOf(call, known), async (request) => {
        await Promise.all([signedOut, signedIn].map((cookies) => send(call, request, cookies)));
        // Calls that need no database would keep the event loop to themselves until connections of others time out.
        await setImmediate();
      });
      await fc.assert(property, { numRuns: RUNS, seed: SEED, endOnFailure: true, includeErrorInReport: true });
    },
    300_000 + RUNS * MS_PER_RUN,
  );
});
