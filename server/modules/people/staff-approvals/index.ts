export { staffApprovalsModule } from "./module.ts";
