import { expect, test } from "vitest";
import { exportRows, MOST_EXPORTED } from "./export-rows.ts";
import type { ListColumn, ListRequest } from "./list.ts";

interface Row {
  number: string;
  customer: string;
}

const columns: ListColumn<Row>[] = [
  { id: "number", label: "staff.orders.column.number", show: ({ number }) => number },
  {
    id: "customer",
    label: "staff.orders.column.customer",
    show: ({ customer }) => [customer],
    text: ({ customer }) => customer,
  },
];
const t = ((key: string) => key.split(".").at(-1)) as never;
const request: ListRequest = { filter: { state: ["paid"] }, sort: "-placed_at" };

test("T108 a file has every row of the filter, page by page, and no cell that a spreadsheet would run", async () => {
  const asked: ListRequest[] = [];
  const pages = [
    { items: [{ number: "OR2", customer: "=1+1" }], next: "second", total: 2 },
    { items: [{ number: "OR1", customer: 'Rūta "R" Žalgirė, Vilnius' }], next: null, total: 2 },
  ];
  const read = async (sent: ListRequest) => {
    asked.push(sent);
    return pages[asked.length - 1] ?? pages[0];
  };
  const file = await exportRows({ read: read as never }, request, columns, t);
  expect(file).toBe('\uFEFFnumber,customer\r\nOR2,\'=1+1\r\nOR1,"Rūta ""R"" Žalgirė, Vilnius"\r\n');
  expect(asked).toEqual([
    { ...request, limit: 100 },
    { ...request, limit: 100, after: "second" },
  ]);
});

test("more rows than a browser should ask for are refused at once", async () => {
  let asked = 0;
  const read = async () => {
    asked += 1;
    return { items: [], next: "more", total: MOST_EXPORTED + 1 };
  };
  expect(await exportRows({ read }, request, columns, t)).toBeNull();
  expect(asked).toBe(1);
});
