import { expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { readFields } from "./action-form.tsx";
import { amount, checkbox, choice, files, longText, optional, text, wholeNumber } from "./field.ts";

const read = (typed: string, field: { read(typed: string): object }) => field.read(typed);

test("ERROR-05 a form of the bench says at each field what is wrong, and sends what is right as the call takes it", () => {
  const fields = {
    sum: amount("staff.payments.amount"),
    note: optional(longText("staff.orders.note")),
    reason: longText("staff.bench.reason", { minLength: 3 }),
  };
  const typed = new FormData();
  typed.set("sum", "0");
  typed.set("reason", "no");
  expect(readFields(fields, typed).broken).toEqual({
    sum: "staff.bench.problem.amount",
    reason: "staff.bench.problem.too-short",
  });
  typed.set("sum", "12,50");
  typed.set("reason", " as asked ");
  expect(readFields(fields, typed)).toEqual({
    values: { sum: fromMinor(1_250), note: undefined, reason: "as asked" },
    broken: {},
  });
});

test("a sum has cents at most and is above nothing", () => {
  const sum = amount("staff.payments.amount");
  for (const typed of ["", "abc", "-1", "0", "1.234", "1e3", "1,2,3"])
    expect(read(typed, sum), typed).toEqual({ problem: "staff.bench.problem.amount" });
  expect(read(" 7.1 ", sum)).toEqual({ value: fromMinor(710) });
  const orNothing = amount("staff.payments.amount", { orNothing: true });
  expect([read("0", orNothing), read("-0.01", orNothing)]).toEqual([
    { value: fromMinor(0) },
    { problem: "staff.bench.problem.amount" },
  ]);
});

test("T132 a sum is a million at most", () => {
  const sum = amount("staff.invoices.amount");
  expect(read("1 000 000,00", sum)).toEqual({ value: fromMinor(100_000_000) });
  expect(read("1000000.01", sum)).toEqual({ problem: "staff.bench.problem.amount-most" });
});

test("a whole number stays within its bounds", () => {
  const grams = wholeNumber("staff.orders.pieces", { min: 10, max: 70_000 });
  for (const typed of ["", "9", "70001", "1.5", "-20", "ten"])
    expect(read(typed, grams), typed).toEqual({ problem: "staff.bench.problem.number" });
  expect(read("70000", grams)).toEqual({ value: 70_000 });
});

test("a text that is needed is not blank, a choice is one of its options, a box is ticked or not", () => {
  expect(read("  ", text("staff.orders.place"))).toEqual({ problem: "validation.required" });
  const to = choice("staff.payments.destination", [{ value: "provider", label: "staff.payments.to-provider" }]);
  expect([read("provider", to), read("moon", to)]).toEqual([{ value: "provider" }, { problem: "validation.required" }]);
  expect([read("on", checkbox("staff.orders.note")), read("", checkbox("staff.orders.note"))]).toEqual([
    { value: true },
    { value: false },
  ]);
});

test("T104 the ids of uploaded files are sent, and none while one is on its way", () => {
  const fields = { photos: files("staff.parcels.photo.outside", "parcel-photo") };
  const typed = new FormData();
  expect(readFields(fields, typed)).toEqual({ values: { photos: [] }, broken: {} });
  for (const id of ["a", "b"]) typed.append("photos-ids", id);
  expect(readFields(fields, typed).values).toEqual({ photos: ["a", "b"] });
  typed.append("photos-ids", "uploading");
  expect(readFields(fields, typed).broken).toEqual({ photos: "files.error.still-uploading" });
});
