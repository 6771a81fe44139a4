import { HAZARDS, type Hazard } from "#domain/forwarding/customs/hazards.ts";
import type { Language } from "#domain/operations/storefronts/storefront.ts";
import { APPLIANCES } from "./codes/appliances.ts";
import { CLOTHES_AND_BAGS } from "./codes/clothes-and-bags.ts";
import { ELECTRONICS } from "./codes/electronics.ts";
import { FOOD_AND_CARE } from "./codes/food-and-care.ts";
import { FURNITURE_AND_HOME } from "./codes/furniture-and-home.ts";
import { HOME_AND_HOBBY } from "./codes/home-and-hobby.ts";
import { LEISURE_AND_TOOLS } from "./codes/leisure-and-tools.ts";

export interface DemoCode {
  hs6: string;
  basisPoints: number;
  isCommon: boolean;
  hazards: Hazard[];
  names: Record<Language, string>;
}

/** One code per line, its fields between bars. */
function readCode(line: string): DemoCode {
  const fields = line.split("|").map((field) => field.trim());
  const [hs6 = "", duty, common, hazards = "", en = "", lt = "", ru = "", lv = "", ee = ""] = fields;
  return {
    hs6,
    basisPoints: Number(duty),
    isCommon: common === "common",
    hazards: HAZARDS.filter((hazard) => hazards.split(",").includes(hazard)),
    names: { en, lt, ru, lv, ee },
  };
}

export const DEMO_CODES: readonly DemoCode[] = [
  FOOD_AND_CARE,
  CLOTHES_AND_BAGS,
  HOME_AND_HOBBY,
  FURNITURE_AND_HOME,
  LEISURE_AND_TOOLS,
  ELECTRONICS,
  APPLIANCES,
].flatMap((table) => table.trim().split("\n").map(readCode));
