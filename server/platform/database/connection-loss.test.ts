import { describe, expect, test } from "vitest";
import { isConnectionLoss } from "./connection-loss.ts";

const withCode = (code: string, message = "failed") => Object.assign(new Error(message), { code });

describe("isConnectionLoss", () => {
  test("F07 distinguishes an unreachable database from a wrong query", () => {
    const away = [
      withCode("ECONNREFUSED"),
      withCode("57P01"),
      withCode("08006"),
      new Error("Connection terminated unexpectedly"),
      new Error("timeout exceeded when trying to connect"),
      new Error("Failed query", { cause: withCode("57P03") }),
    ];
    const wrong = [withCode("23505"), withCode("42601"), new Error("no such thing"), "text", null, undefined];
    expect(away.map(isConnectionLoss)).toEqual(away.map(() => true));
    expect(wrong.map(isConnectionLoss)).toEqual(wrong.map(() => false));
  });
});
