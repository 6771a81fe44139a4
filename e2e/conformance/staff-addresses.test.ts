import { expect, test } from "vitest";
import { BACKOFFICE_HOST } from "#testing/people/members.ts";
import type { Schema } from "#testing/schema-arbitrary.ts";
import { CALLS } from "./fuzzed-calls.ts";

const NAMES_AN_ADDRESS = /url|uri|host|endpoint|dsn|webhook|href|target|server/i;
const TAKES_AN_ADDRESS = /https?/;

/**
 * Visitors' browsers follow these; the server asks none of them. Pictures are the exception: `path` of a picture goes through
 * /img, which asks the hosts of IMAGE_HOSTS alone (T095–T098).
 */
const FOR_VISITORS = [
  "/campaigns/save-text href",
  "/campaigns/save-text path",
  "/content/save-text href",
  "/content/save-text path",
  "/redirects/add target",
  "/redirects/change target",
];

function addressesIn(schema: Schema, name = ""): string[] {
  const isAddress = schema.type === "string" && (NAMES_AN_ADDRESS.test(name) || TAKES_AN_ADDRESS.test(taken(schema)));
  return [
    ...(isAddress ? [name] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, of]) => addressesIn(of, key)),
    ...(schema.items ? addressesIn(schema.items, name) : []),
    ...(schema.anyOf ?? schema.oneOf ?? []).flatMap((of) => addressesIn(of, name)),
  ];
}

const taken = ({ format, pattern }: Schema) => `${format === "uri" ? "https" : ""} ${pattern ?? ""}`;

test("T110 staff set no address that the server asks: hosts of vendors, carriers and feeds are the operator's settings", () => {
  const found = CALLS.filter(({ host }) => host === BACKOFFICE_HOST).flatMap(({ path, schema }) =>
    addressesIn(schema).map((name) => `${path} ${name}`),
  );
  expect([...new Set(found)].toSorted()).toEqual(FOR_VISITORS);
});
