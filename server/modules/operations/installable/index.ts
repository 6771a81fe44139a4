export { registerInstallableRoutes } from "./http.ts";
