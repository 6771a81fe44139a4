import { describe, expect, test } from "vitest";
import { checkModuleList } from "./module-list.ts";

const messagesFor = (declaration: string, list: string) =>
  checkModuleList([
    { path: "server/modules/selling/gift-cards/module.ts", text: declaration },
    { path: "server/modules/selling/gift-cards/gift-card-store.ts", text: "export const a = 1;" },
    { path: "server/modules.ts", text: list },
  ]).map(({ message }) => message);

const declared = (name: string) => `export const ${name}Module = defineModule({\n  name: "${name}",\n});\n`;
const LIST = "export const MODULES = [\n  giftCardsModule,\n];\n";

describe("the list of modules", () => {
  test("has every declared module, by the name of its folder", () => {
    expect(messagesFor(declared("giftCards"), LIST)).toEqual([]);
  });

  test("misses a module", () => {
    expect(messagesFor(declared("giftCards"), "export const MODULES = [];\n")).toEqual([
      "must be in server/modules.ts",
    ]);
  });

  test("finds another name than the folder's", () => {
    expect(messagesFor(declared("cards"), LIST)).toEqual(['must declare giftCardsModule with the name "giftCards"']);
  });
});
