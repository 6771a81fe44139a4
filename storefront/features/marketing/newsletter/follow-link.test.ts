import { beforeEach, expect, test, vi } from "vitest";
import { followLink } from "./follow-link.ts";

const calls = vi.hoisted(() => ({ confirmNewsletter: vi.fn(), unsubscribeNewsletter: vi.fn() }));
vi.mock("#storefront/browser-api.ts", () => ({ browserApi: { marketing: calls } }));

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset().mockResolvedValue({ status: true });
});

test("calls only the operation of the link's purpose", async () => {
  expect(await followLink("confirm", "abc")).toBe("done");
  expect(calls.confirmNewsletter.mock.calls).toEqual([[{ token: "abc" }]]);
  expect(calls.unsubscribeNewsletter).not.toHaveBeenCalled();
  expect(await followLink("unsubscribe", "abc")).toBe("done");
  expect(calls.unsubscribeNewsletter.mock.calls).toEqual([[{ token: "abc" }]]);
});

test("ERROR-01 distinguishes an invalid link from a failure that can be retried", async () => {
  calls.confirmNewsletter.mockRejectedValue(Object.assign(new Error("none"), { status: 404 }));
  expect(await followLink("confirm", "abc")).toBe("invalid");
  for (const error of [Object.assign(new Error("down"), { status: 503 }), new TypeError("Failed to fetch"), null]) {
    calls.confirmNewsletter.mockRejectedValue(error);
    expect(await followLink("confirm", "abc")).toBe("failed");
  }
});
