import { readFileSync, writeFileSync } from "node:fs";
import { readCatalogue } from "./checks/message-catalogue.ts";
import { messageValues, VALUES_FILE } from "./checks/message-values.ts";

/** Writes the types of the messages' placeholders, after a text with placeholders was added or changed. */
const english = ["i18n/messages/en.json", "i18n/staff/en.json"].map((path) =>
  readCatalogue({ path, text: readFileSync(path, "utf8") }, "en", []),
);
writeFileSync(VALUES_FILE, messageValues(english));
