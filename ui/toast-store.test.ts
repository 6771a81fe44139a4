import { beforeEach, expect, test } from "vitest";
import { dismissToast, showToast, toasts } from "./toast-store.ts";

beforeEach(() => toasts.write([]));

const texts = () => toasts.read().map(({ text }) => text);

test("shows a toast until it is dismissed", () => {
  const id = showToast({ tone: "success", text: "Saved" });
  expect(texts()).toEqual(["Saved"]);
  dismissToast(id);
  expect(texts()).toEqual([]);
});

test("a toast replaces the one with the same id", () => {
  showToast({ id: "offline", tone: "offline", text: "Offline" });
  showToast({ id: "offline", tone: "offline", text: "Still offline" });
  expect(texts()).toEqual(["Still offline"]);
});

test("a fourth toast removes the oldest", () => {
  for (const text of ["1", "2", "3", "4"]) showToast({ tone: "success", text });
  expect(texts()).toEqual(["2", "3", "4"]);
});
