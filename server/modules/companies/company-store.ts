import { COMPANY_MACHINE } from "../../../domain/companies/company-machine.ts";
import { companies } from "./tables.ts";

export const companyStates = { machine: COMPANY_MACHINE, table: companies };
