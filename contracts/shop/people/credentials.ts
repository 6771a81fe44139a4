import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { done, emailText, fieldText, linkToken, passwordText } from "#contracts/fields.ts";
import { LANGUAGES } from "#domain/operations/storefronts/storefront.ts";

const area = "identity";

export const contactInfo = z.object({
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string().nullable(),
  language: z.enum(LANGUAGES),
  currency_id: z.number().int().nullable(),
  email: z.string(),
  is_email_confirmed: z.boolean(),
  /** An address that waits for its link to be opened. */
  pending_email: z.string().nullable(),
});

export type ContactInfo = z.infer<typeof contactInfo>;

export const credentials = {
  requestPasswordReset: defineCall({
    method: "POST",
    path: "/auth/request-password-reset",
    access: "public",
    effect: "write",
    area,
    refusals: ["too_many_requests"],
    summary: "Mails a link to whoever has an account; the answer is the same for everybody",
  })
    .input(z.object({ email: emailText }))
    .output(done),

  passwordReset: defineCall({
    method: "POST",
    path: "/auth/password-reset",
    access: "public",
    effect: "write",
    area,
    refusals: ["link_expired", "invalid_input", "too_many_requests"],
    summary: "Sets a new password by a mailed link, once, and signs out everywhere",
  })
    .input(z.object({ token: linkToken, password: passwordText }))
    .output(done),

  changePassword: defineCall({
    method: "POST",
    path: "/auth/change-password",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["invalid_input", "too_many_requests"],
    summary: "Sets a new password and signs out all other devices",
  })
    .input(z.object({ current_password: passwordText, password: passwordText }))
    .output(done),

  getContactInfo: defineCall({
    method: "POST",
    path: "/auth/get-contact-info",
    access: "signed-in",
    effect: "read",
    area,
    summary: "One's own contact information",
  }).output(contactInfo),

  updateContactInfo: defineCall({
    method: "POST",
    path: "/auth/update-contact-info",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["invalid_input", "too_many_requests"],
    summary: "Changes contact information; a new address needs the password and counts once its link was opened",
  })
    .input(
      z.object({
        first_name: fieldText,
        last_name: fieldText,
        phone_number: fieldText.optional(),
        language: z.enum(LANGUAGES),
        currency_id: z.int32().nullable(),
        email: emailText,
        current_password: passwordText.optional(),
      }),
    )
    .output(done.extend({ email_confirmation_sent: z.boolean() })),

  getSubscriptionStatus: defineCall({
    method: "POST",
    path: "/auth/get-subscription-status",
    access: "signed-in",
    effect: "read",
    area,
    summary: "Whether one gets marketing mail: always one's own address, whichever is asked for",
  })
    .input(z.object({ email: emailText.optional() }))
    .output(z.object({ data: z.object({ result: z.boolean() }) })),

  updateSubscriptionStatus: defineCall({
    method: "POST",
    path: "/auth/update-subscription-status",
    access: "signed-in",
    effect: "write",
    area,
    summary: "Agrees to marketing mail, or takes it back",
  })
    .input(z.object({ subscribed: z.boolean() }))
    .output(done),
};
