import { z } from "zod";
import { done, emailText, linkToken, passwordText } from "#contracts/fields.ts";
import { defineSessionCall } from "#contracts/staff/define-staff-call.ts";
import { PERMISSIONS } from "#domain/people/access/permissions.ts";

const area = "session";

const totp = z.string().regex(/^\d{6}$/);
const demoTotp = totp.nullable().meta({ description: "the present code, in the demo only" });

const member = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
  storefronts: z.union([z.literal("all"), z.array(z.string())]),
  warehouses: z.array(z.string()),
  /** Until when dangerous calls need no further code. */
  stepped_up_until: z.iso.datetime().nullable(),
});
export type SignedInMember = z.infer<typeof member>;

export const session = {
  signIn: defineSessionCall({
    method: "POST",
    path: "/session/sign-in",
    access: "public",
    effect: "write",
    area,
    refusals: ["wrong_credentials", "too_many_requests"],
    summary:
      "The first step of signing in: e-mail and password; a wrong password and an unknown member are answered alike",
  })
    .input(z.object({ email: emailText, password: passwordText }))
    .output(done.extend({ demo_totp: demoTotp })),

  verifyTotp: defineSessionCall({
    method: "POST",
    path: "/session/verify-totp",
    access: "public",
    effect: "write",
    area,
    refusals: ["not_signed_in", "wrong_totp", "too_many_requests"],
    summary: "The second step of signing in: the code of the authenticator app, within five minutes of the first",
  })
    .input(z.object({ totp }))
    .output(done.extend({ member })),

  me: defineSessionCall({
    method: "POST",
    path: "/session/me",
    access: "public",
    effect: "read",
    area,
    summary: "The signed-in member, or none",
  }).output(z.object({ member: member.nullable(), demo_totp: demoTotp })),

  stepUp: defineSessionCall({
    method: "POST",
    path: "/session/step-up",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["wrong_totp", "too_many_requests"],
    summary: "Another code of the authenticator app; dangerous calls are then possible for five minutes",
  })
    .input(z.object({ totp }))
    .output(done.extend({ stepped_up_until: z.iso.datetime() })),

  signOut: defineSessionCall({
    method: "POST",
    path: "/session/sign-out",
    access: "public",
    effect: "write",
    area,
    summary: "Ends this session",
  }).output(done),

  setPassword: defineSessionCall({
    method: "POST",
    path: "/session/set-password",
    access: "public",
    effect: "write",
    area,
    refusals: ["link_expired", "invalid_input", "too_many_requests"],
    summary: "Sets a member's password by the link of an invitation, once, and ends all sessions of the member",
  })
    .input(z.object({ token: linkToken, password: passwordText }))
    .output(done),
};
