import { expect, test } from "vitest";
import { readSmtpUrl } from "./smtp-url.ts";

test("reads host, port, credentials and TLS from an SMTP address", () => {
  expect(readSmtpUrl("smtps://shop%40example.com:p%2Fw@mail.example.com")).toEqual({
    host: "mail.example.com",
    port: 465,
    secure: true,
    requireTLS: false,
    login: { user: "shop@example.com", pass: "p/w" },
  });
  expect(readSmtpUrl("smtp://127.0.0.1:1025")).toEqual({
    host: "127.0.0.1",
    port: 1025,
    secure: false,
    requireTLS: false,
  });
});

test("requires TLS for a password that goes to another machine", () => {
  expect(readSmtpUrl("smtp://shop:secret@mail.example.com").requireTLS).toBe(true);
  expect(readSmtpUrl("smtp://shop:secret@localhost").requireTLS).toBe(false);
});
