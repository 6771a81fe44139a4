import { expect, test } from "vitest";
import { revalidateListing } from "./revalidate-listing.ts";

const revalidates = (from: string, to: string) =>
  revalidateListing({
    currentUrl: new URL(from, "https://lt.test"),
    nextUrl: new URL(to, "https://lt.test"),
    defaultShouldRevalidate: true,
  } as Parameters<typeof revalidateListing>[0]);

test("CATALOG-07 does not revalidate for a further page of the same listing", () => {
  expect(revalidates("/en/c/a?f.manufacturer=B", "/en/c/a?f.manufacturer=B&page=2")).toBe(false);
  expect(revalidates("/en/c/a?page=2", "/en/c/a?page=3&utm_source=x")).toBe(false);
});

test("CATALOG-07 revalidates for any other change", () => {
  expect(revalidates("/en/c/a?page=3", "/en/c/a")).toBe(true);
  expect(revalidates("/en/c/a", "/en/c/b?page=2")).toBe(true);
  expect(revalidates("/en/c/a", "/en/c/a?s=1&page=2")).toBe(true);
  expect(revalidates("/en/c/a?f.manufacturer=B", "/en/c/a?f.manufacturer=C")).toBe(true);
});
