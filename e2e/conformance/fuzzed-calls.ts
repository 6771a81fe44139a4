import { z } from "zod";
import { contract } from "#contracts/shop/contract.ts";
import { staffContract } from "#contracts/staff/contract.ts";
import { BACKOFFICE_HOST } from "#testing/people/members.ts";
import type { Schema } from "#testing/schema-arbitrary.ts";

interface Definition {
  "~orpc": { route: { method: "GET" | "POST"; path: string; tags: string[] }; inputSchema?: z.ZodType };
}

/** A call of either contract, with the schema of what it takes. */
export interface FuzzedCall {
  host: string;
  method: "GET" | "POST";
  path: string;
  area: string;
  schema: Schema;
}

const callsOf = (calls: object, host: string): FuzzedCall[] =>
  Object.values(calls)
    .flatMap((area) => Object.values(area as object) as Definition[])
    .map(({ "~orpc": { route, inputSchema } }) => ({
      host,
      method: route.method,
      path: route.path,
      area: route.tags[0] ?? "",
      schema: (inputSchema ? z.toJSONSchema(inputSchema, { io: "input", unrepresentable: "any" }) : {}) as Schema,
    }));

export const SHOP_HOST = "lt.localhost";
export const CALLS = [...callsOf(contract, SHOP_HOST), ...callsOf(staffContract, BACKOFFICE_HOST)];
