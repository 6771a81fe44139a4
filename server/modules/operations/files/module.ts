import { defineModule } from "#platform/modules/define-module.ts";
import type { FilePolicy } from "./file-policy.ts";
import { createFiles } from "./files.ts";
import { uploaderBy } from "./guest-uploads.ts";
import { registerUploadRoutes } from "./http.ts";

declare module "#platform/modules/define-module.ts" {
  interface Lists {
    filePolicies: FilePolicy;
  }
}

/** Uploaded files, each with a policy of the module whose things it belongs to. */
export const filesModule = defineModule({
  name: "files",
  needs: {},
  open: (platform) => {
    const { fileStorage, now } = platform;
    const files = createFiles({ ...platform, storage: fileStorage, policies: platform.all("filePolicies") });
    return {
      service: files,
      routes: [(scope, { contextFor }) => registerUploadRoutes(scope, { files, userOf: uploaderBy(contextFor, now) })],
      contributes: { personalData: [files.personalData] },
      sweeps: [files.sweep],
    };
  },
});
