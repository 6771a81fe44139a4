import { defineModule } from "#platform/modules/define-module.ts";
import { translationCalls } from "./calls.ts";
import { createStaffTranslationCalls, type StaffTranslationDeps } from "./staff-calls.ts";

declare module "#platform/modules/define-module.ts" {
  interface Ports {
    storefrontProfiles: StaffTranslationDeps["storefronts"];
    roles: Pick<StaffTranslationDeps, "setRole">;
  }
}

/** The texts of storefronts, as staff and translators changed them (LOCALE-07). */
export const translationsModule = defineModule({
  name: "translations",
  needs: {},
  open: ({ port }) => ({
    service: null,
    calls: { translations: translationCalls },
    staffCalls: createStaffTranslationCalls({
      storefronts: port("storefrontProfiles"),
      setRole: port("roles").setRole,
    }),
  }),
});
