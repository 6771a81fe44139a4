import { expect, test } from "vitest";
import { formatOpeningHours, formatWeekHours } from "./opening-hours.ts";

test("CHECKOUT-09 translates days and uses en dashes", () => {
  const hours = "Mo-Fr 08:00-12:00,13:00-17:00; Sa 09:00-15:00";
  expect(formatOpeningHours(hours, "en")).toBe("Mon–Fri 08:00–12:00,13:00–17:00; Sat 09:00–15:00");
  expect(formatOpeningHours(hours, "lt")).toBe("pr–pn 08:00–12:00,13:00–17:00; št 09:00–15:00");
});

test("CHECKOUT-09 keeps hours without known days", () => {
  expect(formatOpeningHours("24/7", "lt")).toBe("24/7");
  expect(formatOpeningHours("E-P 9:00-21:00", "ee")).toBe("E–P 9:00–21:00");
});

test("ROUTE-31 joins days that follow each other, and names others one by one", () => {
  const week = [
    { days: [1, 2, 3, 4, 5], from: "08:00", to: "20:00" },
    { days: [6], from: "10:00", to: "16:00" },
  ];
  expect(formatWeekHours(week, "en")).toBe("Mon–Fri 08:00–20:00, Sat 10:00–16:00");
  expect(formatWeekHours(week, "lt")).toBe("pr–pn 08:00–20:00, št 10:00–16:00");
  expect(formatWeekHours([{ days: [1, 3, 5], from: "09:00", to: "12:00" }], "en")).toBe("Mon, Wed, Fri 09:00–12:00");
  expect(formatWeekHours([], "en")).toBe("");
});
