import { Desk } from "../../kit/desk.tsx";
import { COMPANIES } from "./companies-list.tsx";
import { COMPANY } from "./company-detail.tsx";

export default function CompaniesDesk() {
  return <Desk list={COMPANIES} detail={COMPANY} />;
}
