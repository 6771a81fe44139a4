import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { emailText, fieldText, id } from "#contracts/fields.ts";
import { listInput, listOutput } from "#contracts/listing.ts";
import { amount } from "#contracts/money.ts";
import { attachedFile } from "#contracts/shop/operations/files.ts";
import { CLAIM_STATES } from "#domain/aftersales/claims/claim-machine.ts";
import { CLAIM_KINDS } from "#domain/aftersales/claims/claim-rules.ts";
import { MOST_FILES_PER_SUBJECT } from "#domain/operations/files/file-limits.ts";

const area = "claims";

const listed = z.object({
  number: z.string().meta({ description: "CL…" }),
  about: z.string().meta({ description: "OR… or FR…" }),
  kind: z.enum(CLAIM_KINDS),
  state: z.enum(CLAIM_STATES),
  currency: z.string(),
  amount: amount.nullable().meta({ description: "what was granted" }),
  created_at: z.iso.datetime(),
});
export type ListedClaim = z.infer<typeof listed>;

const claim = listed.extend({
  question: z.string().nullable(),
  answer_until: z.iso.date().nullable(),
  reason: z.string().nullable().meta({ description: "why it was rejected" }),
  cap: amount.meta({ description: "the most that it can give" }),
  destination: z.enum(["provider", "balance"]).nullable(),
  wants: z.enum(["provider", "balance"]),
  lines: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int(), is_claimed: z.boolean(), paid: amount })),
  /** When each state was reached, the oldest first. */
  history: z.array(z.object({ state: z.enum(CLAIM_STATES), at: z.iso.datetime() })),
  carrier_reference: z.string().nullable(),
  reopen_until: z.iso.datetime().nullable(),
  about_path: z.string().nullable().meta({ description: "where its owner sees what it is about" }),
  messages: z.array(z.object({ author: z.enum(["customer", "staff"]), text: z.string(), at: z.iso.datetime() })),
  files: z.array(attachedFile),
  can_answer: z.boolean(),
  can_withdraw: z.boolean(),
  can_reopen: z.boolean(),
});
export type ClaimView = z.infer<typeof claim>;

const claimable = z.object({
  number: z.string(),
  created_at: z.iso.datetime(),
  kinds: z.array(z.enum(CLAIM_KINDS)),
  whole: amount.meta({ description: "the most for all of it" }),
  lines: z.array(z.object({ id: z.int(), name: z.string(), quantity: z.int(), paid: amount })),
  currency: z.string(),
  open_claim: z.string().nullable().meta({ description: "the claim that is being worked on" }),
});
export type ClaimableView = z.infer<typeof claimable>;

const name = z.string().min(1).max(200).meta({ description: "CL…, or the token of a link that was mailed to a guest" });
const about = { number: fieldText, email: emailText.optional() };
const longText = z.string().max(20_000);
const fileIds = z.array(z.uuid()).max(MOST_FILES_PER_SUBJECT).default([]);

const ownClaimsInput = listInput({ filters: {}, sorts: ["-created_at"] });
export type OwnClaimsRequest = z.infer<typeof ownClaimsInput>;

const move = { method: "POST", access: "public", effect: "write", area, idempotent: true } as const;
const refusals = ["invalid_input", "not_found", "conflict", "too_many_files", "too_many_requests"] as const;

export const claims = {
  options: defineCall({
    method: "POST",
    path: "/claims/options",
    access: "public",
    effect: "read",
    area,
    summary: "One's own orders and forward requests that a claim can be made about; nothing for others",
  })
    .input(z.object({ language_id: id }))
    .output(z.object({ items: z.array(claimable) })),

  find: defineCall({
    method: "POST",
    path: "/claims/find",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found", "too_many_requests"],
    summary: "What a claim can be made about, by its number and the address of its order",
  })
    .input(z.object({ ...about, language_id: id }))
    .output(claimable),

  create: defineCall({
    method: "POST",
    path: "/claims/create",
    access: "public",
    effect: "write",
    area,
    idempotent: true,
    refusals: ["invalid_input", "not_found", "too_many_files", "too_many_requests"],
    summary: "Opens a claim with its evidence; where one about the same thing is open, it answers that one",
  })
    .input(
      z.object({
        ...about,
        kind: z.enum(CLAIM_KINDS),
        text: longText,
        wants: z.enum(["provider", "balance"]).default("provider"),
        lines: z.array(id).max(1_000).default([]),
        files: fileIds,
        language_id: id,
      }),
    )
    .output(z.object({ number: z.string(), is_new: z.boolean() })),

  list: defineCall({
    method: "POST",
    path: "/claims/list",
    access: "signed-in",
    effect: "read",
    area,
    summary: "One's own claims, the newest first",
  })
    .input(ownClaimsInput)
    .output(listOutput(listed)),

  get: defineCall({
    method: "POST",
    path: "/claims/get",
    access: "public",
    effect: "read",
    area,
    refusals: ["not_found", "too_many_requests"],
    summary: "One's own claim with what was written and shown",
  })
    .input(z.object({ name, language_id: id }))
    .output(z.object({ claim })),

  answer: defineCall({
    ...move,
    path: "/claims/answer",
    refusals,
    summary: "Answers what staff asked",
  })
    .input(z.object({ name, text: longText, files: fileIds, language_id: id }))
    .output(z.object({ claim })),

  withdraw: defineCall({
    ...move,
    path: "/claims/withdraw",
    refusals,
    summary: "Takes one's claim back",
  })
    .input(z.object({ name, language_id: id }))
    .output(z.object({ claim })),

  reopen: defineCall({
    ...move,
    path: "/claims/reopen",
    refusals,
    summary: "Opens one's claim again, once and within 14 days of its end",
  })
    .input(z.object({ name, text: longText, files: fileIds, language_id: id }))
    .output(z.object({ claim })),
};
