import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { done, emailText, fieldText, id, linkToken, passwordText } from "#contracts/fields.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";
import { CALL_POLICIES } from "#domain/shared/limits/calls.ts";

export const user = z.object({
  id: z.number().int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  unpaid_orders_count: z.number().int().nonnegative(),
  /** How much waits for the customer. */
  inbox_count: z.number().int().nonnegative(),
});

export type CurrentUser = z.infer<typeof user>;

/** The newest order that was placed without an account in this browser and waits to be paid. */
const unpaidOrder = z.object({
  number: z.string(),
  slug: z.string(),
  expires_at: z.iso.datetime(),
  seconds_left: z.int().nonnegative().meta({ description: "by the server's clock" }),
});

export type UnpaidOrder = z.infer<typeof unpaidOrder>;

const area = "identity";

export const identity = {
  getCurrentUser: defineCall({
    method: "POST",
    path: "/auth/getCurrentUser",
    access: "public",
    effect: "read",
    area,
    ...CALL_POLICIES.currentUser,
    summary: "The signed-in user, or none for a visitor, who may have an unpaid order of this browser",
  }).output(z.object({ user: user.nullable(), unpaid_order: unpaidOrder.nullable() })),

  refreshCurrentUser: defineCall({
    method: "POST",
    path: "/auth/refreshCurrentUser",
    access: "public",
    effect: "read",
    area,
    summary: "The signed-in user as the database knows them now, or none for a visitor",
  }).output(z.object({ user: user.nullable() })),

  login: defineCall({
    method: "POST",
    path: "/auth/login",
    access: "public",
    effect: "write",
    area,
    refusals: ["wrong_credentials", "too_many_requests"],
    summary: "Signs in; a wrong password and an unknown address are answered alike",
  })
    .input(z.object({ email: emailText, password: passwordText }))
    .output(done.extend({ user })),

  logout: defineCall({
    method: "POST",
    path: "/auth/logout",
    access: "public",
    effect: "write",
    area,
    summary: "Ends this session",
  }).output(done),

  checkClient: defineCall({
    method: "POST",
    path: "/auth/register/check-client",
    access: "public",
    effect: "write",
    area,
    refusals: ["too_many_requests"],
    summary: "Whether an address has an account; one without a password is mailed a link to set it",
  })
    .input(z.object({ email: emailText }))
    .output(z.object({ found: z.boolean(), new_password_has_been_sent: z.boolean() })),

  register: defineCall({
    method: "POST",
    path: "/auth/register",
    access: "public",
    effect: "write",
    area,
    refusals: ["invalid_input", "user_already_exists", "too_many_requests"],
    summary: "Opens an account and signs in; an account without a password gets a link to set one instead",
  })
    .input(
      z.object({
        email: emailText,
        password: passwordText,
        first_name: fieldText,
        last_name: fieldText,
        country_id: id,
        phone_number: fieldText.optional(),
        terms_accepted: z.boolean(),
        marketing_opt_in: z.boolean().default(false),
        language: z.enum(LANGUAGES),
      }),
    )
    .output(done.extend({ user: user.nullable(), new_password_has_been_sent: z.boolean() })),

  confirmEmail: defineCall({
    method: "POST",
    path: "/auth/confirm-email",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["link_expired", "user_already_exists", "too_many_requests"],
    summary: "Proves an address by the link sent to it, from the account that asked for it",
  })
    .input(z.object({ token: linkToken }))
    .output(done.extend({ user })),

  resendConfirmation: defineCall({
    method: "POST",
    path: "/auth/resend-confirmation",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["too_many_requests"],
    summary: "Sends the link that proves one's address once more",
  }).output(done),
};
