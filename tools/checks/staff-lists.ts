import { type Check, findingAt, isTest, isUnder } from "./source.ts";

const STAFF_CONTRACT = /from "#contracts\/staff\//;
const READ_LIST = /\breadList\b/;

/** A list for staff is read with the scope of the member who asks (T065). */
export const checkStaffLists: Check = (files) =>
  files
    .filter(({ path, text }) => isUnder(path, "server/modules") && !isTest(path) && STAFF_CONTRACT.test(text))
    .flatMap((file) => {
      const found = READ_LIST.exec(file.text);
      return found ? [findingAt(file, found.index, "reads a list for staff without its scope: use readStaffList")] : [];
    });
