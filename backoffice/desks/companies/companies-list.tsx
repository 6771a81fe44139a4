import { COMPANY_STATES } from "#domain/people/companies/company-machine.ts";
import { formatCount } from "#i18n/format.ts";
import { defineList, type ListRequest } from "../../kit/list/list.ts";
import { momentColumn, stateColumn } from "../../kit/list-columns.tsx";
import { staffApi } from "../../staff-api.ts";
import { companyStatus } from "./company-status.ts";

type Row = Awaited<ReturnType<typeof staffApi.pro.list>>["items"][number];

export const COMPANIES = defineList<Row>({
  name: "companies",
  title: "staff.pro.title",
  permission: "pro.read",
  read: (request) => staffApi.pro.list(request as ListRequest & { filter: object; sort: "created_at" }),
  nameOf: ({ number }) => number,
  search: "staff.pro.search",
  empty: "staff.pro.empty",
  sorts: ["created_at", "-created_at"],
  views: [
    { id: "to-decide", label: "staff.pro.view.to-decide", filter: { state: "applied" } },
    { id: "asked", label: "staff.pro.view.asked", filter: { state: "info_needed" } },
    { id: "active", label: "staff.pro.view.active", filter: { state: "active" } },
    { id: "stopped", label: "staff.pro.view.stopped", filter: { state: ["suspended", "closed"] } },
    { id: "all", label: "staff.pro.view.all", filter: {} },
  ],
  filters: [
    {
      name: "state",
      label: "staff.bench.state",
      kind: "choice",
      options: COMPANY_STATES.map((value) => ({ value, label: companyStatus(value).label })),
    },
    { name: "created_at", label: "staff.pro.applied", kind: "days" },
  ],
  columns: [
    { id: "number", label: "staff.pro.column.number", show: ({ number }) => number },
    momentColumn({ id: "applied", label: "staff.pro.applied", sort: "created_at" }, ({ created_at }) => created_at),
    { id: "name", label: "staff.pro.company", show: ({ name }) => name },
    { id: "code", label: "staff.pro.code", show: ({ code }) => code },
    { id: "vat", label: "staff.pro.vat-number", show: ({ vat_number }) => vat_number ?? "–" },
    { id: "owner", label: "staff.pro.owner", show: ({ owner }) => owner, isExtra: true },
    { id: "storefront", label: "staff.bench.storefront", show: ({ storefront }) => storefront.toUpperCase() },
    stateColumn({ id: "state", label: "staff.bench.state" }, ({ state }) => companyStatus(state)),
    { id: "members", label: "staff.pro.members", isNumber: true, show: ({ members }) => formatCount(members) },
  ],
});
