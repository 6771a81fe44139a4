import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { MessagesProvider, TranslateProvider } from "#client/i18n/messages-provider.tsx";
import { LANGUAGES, type Language } from "#domain/operations/storefronts/storefront.ts";
import { messagesOf } from "#i18n/messages.ts";
import { AdditionalInfoSuccessModal } from "./additional-info-success-modal.tsx";

const input = { quoteNumber: "QU2214", email: "ruta@pastas.lt", onBackToQuotes: () => {} };

function render(language: Language = "en") {
  return renderToStaticMarkup(
    <MessagesProvider messagesOf={messagesOf}>
      <TranslateProvider language={language}>
        <AdditionalInfoSuccessModal input={input} open onHandle={() => {}} />
      </TranslateProvider>
    </MessagesProvider>,
  );
}

test("MODAL-01 additional info sent: shows thanks, the next step and two actions", () => {
  const html = render();
  expect(html).toContain('data-size="sm"');
  expect(html).toContain('aria-label="Thank you, that helps"');
  expect(html).toMatch(/<h2[^>]*>Thank you, that helps<\/h2>/);
  expect(html).toContain(
    "We are pricing QU2214 again and will write to ruta@pastas.lt, usually within 24 hours on working days.",
  );
  expect(html).toMatch(/Back to my quotes.*Continue shopping/);
});

test("MODAL-01 additional info sent: names the quote and the e-mail in every language", () => {
  for (const language of LANGUAGES) expect(render(language)).toMatch(/QU2214.*ruta@pastas\.lt/);
});
