import { expect, test } from "vitest";
import { fromMinor } from "#domain/money/money/money.ts";
import { renderPage } from "#storefront/shell/errors/test-page.tsx";
import { visibleText } from "#testing/page-html.ts";
import { InvitationRow } from "./member-row.tsx";

test("FORWARDING-07 an invitation shows the monthly limit that was given with it", () => {
  const show = (monthly_limit: ReturnType<typeof fromMinor> | null) => {
    const invited = {
      id: 1,
      email: "buyer@example.com",
      role: "buyer" as const,
      expires_at: "2026-11-20T10:00:00.000Z",
    };
    return visibleText(renderPage(<InvitationRow invitation={{ ...invited, monthly_limit }} mayChange />));
  };
  expect(show(fromMinor(150_000))).toMatch(/buyer@example\.com.*Monthly limit: €1.500\.00/);
  expect(show(null)).not.toContain("Monthly limit");
});
