import { expect, test } from "vitest";
import { formatOpeningHours } from "./opening-hours.ts";

test("CHECKOUT-09 translates days and uses en dashes", () => {
  const hours = "Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-15:00";
  expect(formatOpeningHours(hours, "en")).toBe("Mon–Fri 08:00–12:00,13:00–17:00; Sat 09:00–15:00");
  expect(formatOpeningHours(hours, "lt")).toBe("pr–pn 08:00–12:00,13:00–17:00; št 09:00–15:00");
});

test("CHECKOUT-09 keeps hours without known days", () => {
  expect(formatOpeningHours("24/7", "lt")).toBe("24/7");
  expect(formatOpeningHours("E-P 9:00-21:00", "ee")).toBe("E–P 9:00–21:00");
});
