import { beforeEach, describe, expect, test, vi } from "vitest";
import { messagesOf } from "../../../i18n/messages.ts";
import { subscribe } from "./subscribe.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("../../browser-api.ts", () => ({ browserApi: { marketing: { subscribeNewsletter: call } } }));

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ status: true });
});

describe("asking for the newsletter", () => {
  test("ERROR-05 an empty or wrong address is told at the field and not sent", async () => {
    for (const typed of ["", "   "]) {
      expect(await subscribe(typed, "lt")).toEqual({ kind: "wrong", problem: "validation.required" });
    }
    for (const typed of ["ruta", "ruta@pastas", "ruta@pastas.lt, jonas@pastas.lt"]) {
      expect(await subscribe(typed, "lt")).toEqual({ kind: "wrong", problem: "validation.email" });
    }
    expect(call).not.toHaveBeenCalled();
  });

  test("ERROR-05 what it tells exists in every language that the specification names", () => {
    for (const language of ["en", "ru", "lt"] as const) {
      const texts = messagesOf(language);
      expect(texts["validation.required"]).toBeTruthy();
      expect(texts["validation.email"]).toBeTruthy();
    }
  });

  test("a right address is sent once, without the spaces around it, in the page's language", async () => {
    expect(await subscribe(" ruta@pastas.lt ", "lt")).toEqual({ kind: "done", email: "ruta@pastas.lt" });
    expect(call.mock.calls).toEqual([[{ email: "ruta@pastas.lt", locale: "lt" }]]);
  });

  test("ERROR-05 an address that only the server finds wrong is told at the field too", async () => {
    for (const status of [400, 422]) {
      call.mockRejectedValue(Object.assign(new Error("refused"), { status }));
      expect(await subscribe("ruta@pastas.lt", "en")).toEqual({ kind: "wrong", problem: "validation.email" });
    }
  });

  test("ERROR-01 whatever else goes wrong is a failure that may be tried again", async () => {
    for (const error of [Object.assign(new Error(), { status: 503 }), new TypeError("Failed to fetch"), null]) {
      call.mockRejectedValue(error);
      expect(await subscribe("ruta@pastas.lt", "en")).toEqual({ kind: "failed" });
    }
  });
});
