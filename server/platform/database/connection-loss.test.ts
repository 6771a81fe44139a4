import { describe, expect, test } from "vitest";
import { isConnectionLoss } from "./connection-loss.ts";

const withCode = (code: string, message = "failed") => Object.assign(new Error(message), { code });

describe("isConnectionLoss", () => {
  test("F07 F12 distinguishes an unreachable database from a wrong query", () => {
    const away = [
      withCode("ECONNREFUSED"),
      Object.assign(withCode("ENOENT"), { syscall: "connect" }),
      withCode("57P01"),
      withCode("08006"),
      new Error("Connection terminated unexpectedly"),
      new Error("timeout exceeded when trying to connect"),
      new Error("Client has encountered a connection error and is not queryable"),
      new Error("Client was closed and is not queryable"),
      new Error("Query read timeout"),
      new Error("Failed query", { cause: withCode("57P03") }),
    ];
    const full = [withCode("53100", "could not extend file: No space left on device"), withCode("53200")];
    const wrong = [
      withCode("ENOENT"),
      withCode("23505"),
      withCode("42601"),
      new Error("no such thing"),
      "text",
      null,
      undefined,
    ];
    expect(away.map(isConnectionLoss)).toEqual(away.map(() => true));
    expect(full.map(isConnectionLoss), "F12 a full disk").toEqual(full.map(() => true));
    expect(wrong.map(isConnectionLoss)).toEqual(wrong.map(() => false));
  });
});
