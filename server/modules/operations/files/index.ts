export { attachFiles } from "./attach.ts";
export type { FilePolicy } from "./file-policy.ts";
export { presentFile } from "./file-presenter.ts";
export { filesOf, giveUpFilesOf } from "./file-store.ts";
export { createFiles, type Files } from "./files.ts";
export { registerUploadRoutes } from "./http.ts";
export { filesModule } from "./module.ts";
