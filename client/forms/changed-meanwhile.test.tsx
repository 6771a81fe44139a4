import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { StaleVersion } from "#contracts/errors.ts";
import { messagesOf } from "#i18n/messages.ts";
import { visibleText } from "#testing/page-html.ts";
import { MessagesProvider, TranslateProvider } from "../i18n/messages-provider.tsx";
import { ChangedMeanwhile } from "./changed-meanwhile.tsx";

const shown = (changed: StaleVersion["changed"]) =>
  visibleText(
    renderToStaticMarkup(
      <MessagesProvider messagesOf={messagesOf}>
        <TranslateProvider language="en">
          <ChangedMeanwhile changed={changed}>
            <p>The words of today</p>
          </ChangedMeanwhile>
        </TranslateProvider>
      </MessagesProvider>,
    ),
  );

test("a form whose thing was changed meanwhile says by whom and when, as far as known, and what it is now", () => {
  const at = new Date(2026, 10, 18, 14, 30).toISOString();
  expect(shown({ by: "Rūta", at })).toContain("Rūta changed this meanwhile, on 2026-11-18 14:30.");
  expect(shown({ by: null, at })).toContain("This was changed meanwhile, on 2026-11-18 14:30.");
  expect(shown(null)).toContain("Somebody else changed this meanwhile.");
  for (const changed of [{ by: "Rūta", at }, null]) {
    expect(shown(changed)).toContain("The words of today");
    expect(shown(changed)).toContain("What you entered is still here.");
  }
});
