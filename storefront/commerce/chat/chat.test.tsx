import { describe, expect, test, vi } from "vitest";
import { elements, visibleText } from "#testing/page-html.ts";
import { renderPage, type TestPage } from "../../shell/errors/test-page.tsx";
import { ChatButton } from "./chat-button.tsx";
import { ChatDialog } from "./chat-dialog.tsx";
import { askForChat } from "./chat-store.ts";

vi.mock("../../browser-api.ts", () => ({ browserApi: {} }));

const CHAT: NonNullable<TestPage["chat"]> = {
  name: "live-agent",
  title: "LiveAgent",
  purpose: "marketing",
  ids: ["nederpak/b1"],
};
const leadingTo = (html: string) => elements(html, "a").map(({ href }) => href);
const shown = (page: TestPage) => renderPage(<ChatButton />, page);

describe("T090 TRACK-04 our own button for the chat", () => {
  test("asks first: the page has no address of the vendor", () => {
    const html = shown({ path: "/en/faq", routeName: "faq", chat: CHAT });
    expect(html).toContain('aria-label="Chat with us"');
    expect(html).not.toMatch(/ladesk|<a /);
  });

  test("leads to the contact form where a storefront has no chat, but not from the form itself", () => {
    expect(leadingTo(shown({ path: "/en/faq", routeName: "faq" }))).toEqual(["/en/contacts"]);
    expect(leadingTo(shown({ path: "/en/contacts", routeName: "contacts" }))).toEqual([]);
  });

  test.each(["/en/checkout", "/en/login", "/en/payment/decline"])(
    "is not on %s, where money or passwords are typed",
    (path) => {
      expect(shown({ path, routeName: "login" })).not.toMatch(/<a |<button/);
      expect(shown({ path, routeName: "login", chat: CHAT })).not.toMatch(/<a |<button/);
    },
  );

  test("names the vendor and its company, and offers the form instead", () => {
    askForChat();
    const html = renderPage(<ChatDialog start={() => {}} />, { path: "/en/faq", routeName: "faq", chat: CHAT });
    expect(visibleText(html)).toContain("Our chat is run by LiveAgent (Quality Unit, s.r.o.).");
    expect(leadingTo(html)).toContain("/en/contacts");
  });
});
