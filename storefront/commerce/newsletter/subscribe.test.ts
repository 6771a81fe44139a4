import { beforeEach, describe, expect, test, vi } from "vitest";
import { messagesOf } from "#i18n/messages.ts";
import { subscribe } from "./subscribe.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("../../browser-api.ts", () => ({ browserApi: { marketing: { subscribeNewsletter: call } } }));

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ status: true });
});

describe("subscribing to the newsletter", () => {
  test("ERROR-05 reports an empty or invalid address at the field and does not send it", async () => {
    for (const typed of ["", "   "]) {
      expect(await subscribe(typed, "lt")).toEqual({ kind: "invalid", problem: "validation.required" });
    }
    for (const typed of ["ruta", "ruta@pastas", "ruta@pastas.lt, jonas@pastas.lt"]) {
      expect(await subscribe(typed, "lt")).toEqual({ kind: "invalid", problem: "validation.email" });
    }
    expect(call).not.toHaveBeenCalled();
  });

  test("ERROR-05 its messages exist in the languages that the specification names", () => {
    for (const language of ["en", "ru", "lt"] as const) {
      const texts = messagesOf(language);
      expect(texts["validation.required"]).toBeTruthy();
      expect(texts["validation.email"]).toBeTruthy();
    }
  });

  test("sends a valid address once, trimmed, with the page's language", async () => {
    expect(await subscribe(" ruta@pastas.lt ", "lt")).toEqual({ kind: "done", email: "ruta@pastas.lt" });
    expect(call.mock.calls).toEqual([[{ email: "ruta@pastas.lt", locale: "lt" }]]);
  });

  test("ERROR-05 reports an address that the server refuses at the field too", async () => {
    for (const status of [400, 422]) {
      call.mockRejectedValue(Object.assign(new Error("refused"), { status }));
      expect(await subscribe("ruta@pastas.lt", "en")).toEqual({ kind: "invalid", problem: "validation.email" });
    }
  });

  test("ERROR-01 reports any other error as a failure", async () => {
    for (const error of [Object.assign(new Error(), { status: 503 }), new TypeError("Failed to fetch"), null]) {
      call.mockRejectedValue(error);
      expect(await subscribe("ruta@pastas.lt", "en")).toEqual({ kind: "failed" });
    }
  });
});
