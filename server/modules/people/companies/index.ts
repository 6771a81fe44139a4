export { companyAggregate } from "./company-aggregate.ts";
export {
  activeCompanies,
  companiesOf,
  companyAt,
  findActiveCompany,
  isActiveCompany,
  membership,
} from "./membership.ts";
export { companiesModule } from "./module.ts";
export { companyOfAccounts, type Membership, membershipsOf, peopleOf } from "./own-company.ts";
