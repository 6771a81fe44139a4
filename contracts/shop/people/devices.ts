import { z } from "zod";
import { defineCall } from "#contracts/define-call.ts";
import { done } from "#contracts/fields.ts";

const area = "identity";

const device = z.object({
  id: z.uuid(),
  is_current: z.boolean(),
  user_agent: z.string(),
  created_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime(),
});

export type Device = z.infer<typeof device>;

export const devices = {
  listDevices: defineCall({
    method: "POST",
    path: "/auth/devices/list",
    access: "signed-in",
    effect: "read",
    area,
    summary: "Where one is signed in, this device first",
  }).output(z.object({ devices: z.array(device) })),

  signOutDevice: defineCall({
    method: "POST",
    path: "/auth/devices/sign-out",
    access: "signed-in",
    effect: "write",
    area,
    refusals: ["not_found"],
    summary: "Ends one of one's own sessions",
  })
    .input(z.object({ id: z.uuid() }))
    .output(done),

  signOutOthers: defineCall({
    method: "POST",
    path: "/auth/devices/sign-out-others",
    access: "signed-in",
    effect: "write",
    area,
    summary: "Ends all of one's sessions but this one",
  }).output(done),
};
