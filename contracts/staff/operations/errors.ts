import { z } from "zod";
import { anyOf, ids, listInput, listOutput, searchIn, timeRange } from "#contracts/listing.ts";
import { defineStaffCall, movedTo } from "#contracts/staff/define-staff-call.ts";
import { ERROR_EVENTS, ERROR_STATES } from "#domain/operations/errors/error-machine.ts";

const area = "errors";
const number = z.string().max(20).meta({ description: "as people say it: ER12" });
const moved = movedTo(ERROR_STATES);

const group = z.object({
  number,
  storefront: z.string().meta({ description: "empty for what happened in none" }),
  side: z.enum(["browser", "server"]),
  state: z.enum(ERROR_STATES),
  type: z.string(),
  text: z.string(),
  culprit: z.string().nullable().meta({ description: "our function that it happened in" }),
  count: z.int(),
  first_build: z.string(),
  last_build: z.string(),
  first_seen: z.iso.datetime(),
  last_seen: z.iso.datetime(),
  next_events: z.array(z.enum(ERROR_EVENTS)).meta({ description: "what staff can do with it now" }),
});

const event = z.object({
  at: z.iso.datetime(),
  build: z.string(),
  message: z.string(),
  path: z.string(),
  browser: z.string(),
  replay: z.string().nullable(),
  frames: z.array(z.object({ file: z.string(), name: z.string(), line: z.number().nullable(), is_own: z.boolean() })),
});

const errorsInput = listInput({
  filters: {
    state: anyOf(z.enum(ERROR_STATES)),
    storefront: anyOf(z.string().max(20)),
    last_seen: timeRange,
    search: searchIn("a number or words of the message"),
    ids,
  },
  sorts: ["-last_seen", "last_seen"],
});
export type ErrorsRequest = z.infer<typeof errorsInput>;

const reading = { method: "POST", permission: "errors.read", effect: "read", area } as const;
const writing = {
  method: "POST",
  permission: "errors.write",
  effect: "write",
  area,
  refusals: ["conflict"],
} as const;

export const errors = {
  list: defineStaffCall({
    ...reading,
    path: "/errors/list",
    summary: "Kinds of errors in pages and on the server, the newest first",
  })
    .input(errorsInput)
    .output(listOutput(group)),

  get: defineStaffCall({
    ...reading,
    path: "/errors/get",
    summary: "One kind of errors with the last times that it happened",
  })
    .input(z.object({ number }))
    .output(group.extend({ events: z.array(event) })),

  getReplay: defineStaffCall({
    ...reading,
    path: "/errors/get-replay",
    summary: "What was on the screen around an error, with all texts masked, in the format of rrweb",
  })
    .input(z.object({ number, replay: z.string().regex(/^[0-9a-f]{32}$/) }))
    .output(z.object({ segments: z.array(z.object({ segment: z.int(), recording: z.string() })) })),

  resolve: defineStaffCall({
    ...writing,
    path: "/errors/resolve",
    summary: "Says that an error is repaired; a newer build that has it still opens it again",
  })
    .input(z.object({ number }))
    .output(moved),

  ignore: defineStaffCall({
    ...writing,
    path: "/errors/ignore",
    summary: "Says that an error is nothing to repair; it is counted, and nobody is written to",
  })
    .input(z.object({ number }))
    .output(moved),

  reopen: defineStaffCall({
    ...writing,
    path: "/errors/reopen",
    summary: "Opens an error again",
  })
    .input(z.object({ number }))
    .output(moved),
};
