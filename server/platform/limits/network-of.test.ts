import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";
import { attemptsFrom, bucketOf } from "./rate-limits.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
])("T008 attempts from %s count for %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("T008 T124 a request whose connection has ended is counted too", () => {
  expect(bucketOf(attemptsFrom("login", undefined, { attempts: 1, windowMs: 1 }))).toMatch(/^login from \S{43}$/);
});
