import { expect, test } from "vitest";
import { checkStaffLists } from "./staff-lists.ts";

const countIn = (text: string) =>
  checkStaffLists([{ path: "server/modules/operations/mail/list-mails.ts", text }]).length;
const STAFF = `import type { MailsRequest } from "#contracts/staff/mail.ts";\n`;

test("finds a list for staff that forgets the member's scope", () => {
  expect(countIn(`${STAFF}import { readList } from "#platform/listing/read-list.ts";`)).toBe(1);
});

test("accepts readStaffList, and readList in a list of the shop", () => {
  expect(countIn(`${STAFF}import { readStaffList } from "#platform/listing/read-staff-list.ts";`)).toBe(0);
  expect(countIn(`import { readList } from "#platform/listing/read-list.ts";`)).toBe(0);
});
