import { Download } from "lucide-react";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { buttonClass } from "#ui/button-class.ts";

const BROWSERS = [
  { name: "Chrome", href: "https://www.google.com/chrome/" },
  { name: "Safari", href: "https://www.apple.com/safari/" },
  { name: "Firefox", href: "https://www.mozilla.org/firefox/new/" },
  { name: "Edge", href: "https://www.microsoft.com/edge" },
];

/** OVERLAY-01: the problem, links to newer browsers, and that the visitor may continue. */
export function OldBrowserHelp() {
  const t = useTranslate();
  return (
    <>
      <p className="text-ink2">{t("browser.text-1")}</p>
      <p className="text-ink2">{t("browser.text-2")}</p>
      <ul className="mt-4 grid grid-cols-2 gap-2.5">
        {BROWSERS.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              rel="noopener"
              target="_blank"
              aria-label={`${t("browser.download", { browser: name })}, ${t("a11y.opens-outside")}`}
              className={buttonClass({ variant: "outline", block: true })}
            >
              <Download aria-hidden="true" />
              {name}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink2">{t("browser.continue")}</p>
    </>
  );
}
