import type { IntegrationsRequest } from "#contracts/staff/marketing/integrations.ts";
import type { ServerVendorName } from "#domain/marketing/integrations/server-vendor.ts";
import { serverVendorOf } from "#domain/marketing/integrations/server-vendors.ts";
import { refuse, refuseFields } from "#platform/calls/call-errors.ts";
import { staffCalls } from "#platform/calls/implement-staff-calls.ts";
import type { StaffCallContext } from "#platform/calls/staff-call-context.ts";
import type { ListDefinition } from "#platform/listing/read-list.ts";
import { readStaffList } from "#platform/listing/read-staff-list.ts";
import { removeIntegration, setIntegration } from "./integration-store.ts";
import type { ServerEventsDeps } from "./server-events-deps.ts";
import { storefrontIntegrations } from "./tables.ts";

type Deps = Pick<ServerEventsDeps, "secretsKey" | "storefronts" | "now">;

const INTEGRATIONS: ListDefinition<IntegrationsRequest> = {
  id: storefrontIntegrations.id,
  index: null,
  sorts: { changed_at: storefrontIntegrations.changedAt },
  filters: { storefront: storefrontIntegrations.storefrontCode },
};

export function createStaffIntegrationCalls({ secretsKey, storefronts, now }: Deps) {
  const { integrations } = staffCalls;
  const about = (context: StaffCallContext, storefront: string, vendor: ServerVendorName) => {
    if (!storefronts.all().some(({ code }) => code === storefront)) throw refuse("not_found");
    context.concerns({ name: `integration:${storefront}:${vendor}`, storefronts: [storefront] });
  };
  return {
    list: integrations.list.handler(({ input, context }) => listForStaff(context, input)),
    set: integrations.set.handler(async ({ input: { storefront, vendor, account, secret }, context }) => {
      about(context, storefront, vendor);
      if (!secretsKey) throw new Error("Secrets cannot be stored without SECRETS_KEY");
      if (!serverVendorOf(vendor).accountPattern.test(account))
        throw refuseFields({ account: "staff.integrations.account.help" });
      const integration = { storefrontCode: storefront, vendor, account, secret, changedAt: now() };
      await setIntegration(context.db, secretsKey, integration);
      return { status: true as const };
    }),
    remove: integrations.remove.handler(async ({ input: { storefront, vendor }, context }) => {
      about(context, storefront, vendor);
      if (!(await removeIntegration(context.db, { storefrontCode: storefront, vendor }))) throw refuse("not_found");
      return { status: true as const };
    }),
  };
}

async function listForStaff(context: StaffCallContext, request: IntegrationsRequest) {
  const { db } = context;
  const { storefrontCode: storefront, vendor, account, changedAt } = storefrontIntegrations;
  const page = await readStaffList(context, INTEGRATIONS, request, {
    scope: (member) => member.where(storefront),
    select: (position) =>
      db.select({ position, storefront, vendor, account, changedAt }).from(storefrontIntegrations).$dynamic(),
  });
  const items = page.items.map(({ position: _, changedAt: at, ...integration }) => ({
    ...integration,
    changed_at: at.toISOString(),
    next_events: ["set" as const, "remove" as const],
  }));
  return { ...page, items };
}
