import { expect, test } from "vitest";
import { revalidateListing } from "./revalidate-listing.ts";

const asksAnew = (from: string, to: string) =>
  revalidateListing({
    currentUrl: new URL(from, "https://lt.test"),
    nextUrl: new URL(to, "https://lt.test"),
    defaultShouldRevalidate: true,
  } as Parameters<typeof revalidateListing>[0]);

test("CATALOG-07 a further page of the same listing is not fetched a second time", () => {
  expect(asksAnew("/en/c/a?f.manufacturer=B", "/en/c/a?f.manufacturer=B&page=2")).toBe(false);
  expect(asksAnew("/en/c/a?page=2", "/en/c/a?page=3&utm_source=x")).toBe(false);
});

test("CATALOG-07 anything else is", () => {
  expect(asksAnew("/en/c/a?page=3", "/en/c/a")).toBe(true);
  expect(asksAnew("/en/c/a", "/en/c/b?page=2")).toBe(true);
  expect(asksAnew("/en/c/a", "/en/c/a?s=1&page=2")).toBe(true);
  expect(asksAnew("/en/c/a?f.manufacturer=B", "/en/c/a?f.manufacturer=C")).toBe(true);
});
