export { type Companies, openCompanies } from "./companies.ts";
export { companiesOf, isActiveCompany, membership } from "./membership.ts";
export { companyOfAccounts, peopleOf } from "./own-company.ts";
export { insertPastCompany } from "./past-company.ts";
