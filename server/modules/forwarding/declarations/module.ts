import { filesModule } from "#modules/operations/files/index.ts";
import { defineModule } from "#platform/modules/define-module.ts";
import { customsModule } from "../customs/index.ts";
import { createDeclarations } from "./declarations.ts";
import { declarationData } from "./personal-data.ts";

/** Tables of declared contents, and their templates. */
export const declarationsModule = defineModule({
  name: "declarations",
  needs: { customs: customsModule, files: filesModule },
  open: ({ now }, needs) => ({
    service: null,
    calls: { declarations: createDeclarations({ ...needs, now }).calls },
    contributes: { personalData: [declarationData] },
  }),
});
