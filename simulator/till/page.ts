import { escaped } from "../http.ts";
import { DECLINE_REASONS, type Purchase } from "../ledger.ts";
import { PATHS } from "../protocol.ts";
import { TILL_ACTIONS } from "./actions.ts";
import { TILL_TEXTS, type TillTexts } from "./texts.ts";

export const STYLE_PATH = `${PATHS.till}.css`;

/** The payment page, in the style of a payment company. */
export function tillPage(purchase: Purchase, isDeclined: boolean): string {
  const { provider, amount, currency, reference, description, language } = purchase;
  const texts = TILL_TEXTS[language];
  const price = new Intl.NumberFormat(language, { style: "currency", currency }).format(amount / 100);
  return page(
    language,
    texts.title[provider],
    `<p class="note">${texts.note}</p>
    <h1>${texts.title[provider]}</h1>
    <dl>
      <dt>${texts.amount}</dt><dd class="amount">${escaped(price)}</dd>
      <dt>${texts.reference}</dt><dd>${escaped(description || reference)}</dd>
    </dl>
    ${isDeclined ? `<p class="declined" role="alert">${texts.declined}</p>` : ""}
    ${purchase.state === "open" ? form(purchase, texts) : closed(purchase, texts)}`,
  );
}

export const missingPage = (): string => page("en", TILL_TEXTS.en.missing, `<h1>${TILL_TEXTS.en.missing}</h1>`);

function page(language: string, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${STYLE_PATH}">
  </head>
  <body>
    <main>
    ${content}
    </main>
  </body>
</html>
`;
}

function form({ id }: Purchase, texts: TillTexts): string {
  const buttons = TILL_ACTIONS.map(
    (action) => `<button name="action" value="${action}" class="${action}">${texts.actions[action]}</button>`,
  );
  return `<form method="post" action="${PATHS.till}/${escaped(id)}">
      ${buttons.join("\n      ")}
      <label>${texts.reason} <select name="reason">${reasons(texts)}</select></label>
      <details>
        <summary>${texts.advanced}</summary>
        <label>${texts.copies} <input type="number" name="copies" value="1" min="1" max="50"></label>
        <label>${texts.delay} <input type="number" name="delay" value="0" min="0" max="600"></label>
        <label><input type="checkbox" name="lost"> ${texts.lost}</label>
        <label><input type="checkbox" name="wrongAmount"> ${texts.wrongAmount}</label>
        <label><input type="checkbox" name="wrongCurrency"> ${texts.wrongCurrency}</label>
      </details>
    </form>`;
}

const reasons = (texts: TillTexts): string =>
  DECLINE_REASONS.map((reason) => `<option value="${reason}">${texts.reasons[reason]}</option>`).join("");

const closed = ({ cancelUrl }: Purchase, texts: TillTexts): string =>
  `<p>${texts.closed}</p><p><a href="${escaped(cancelUrl)}">${texts.back}</a></p>`;
