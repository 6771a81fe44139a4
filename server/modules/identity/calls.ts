import { calls } from "../../platform/calls/implement-calls.ts";

export const identityCalls = {
  getCurrentUser: calls.identity.getCurrentUser.handler(({ context }) => {
    if (!context.user) return { user: null };
    const { isStaff: _, ...user } = context.user;
    return { user };
  }),
};
