import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import type { RequestDetails } from "../../../contracts/shop/forward-requests.ts";
import { formatMoney } from "../../../i18n/format.ts";
import { buttonClass } from "../../../ui/button-class.ts";
import { LocalLink } from "../../shell/navigation/local-link.tsx";
import { StepBlock } from "./step-block.tsx";

/** What customs will read. Each parcel is declared on its own page, and keeps it when the request is given up. */
export function ContentsBlock({ request }: { request: RequestDetails }) {
  const t = useTranslate();
  const { parcels, declared_value, currency, missing } = request;
  const isDone = !missing.includes("contents");
  return (
    <StepBlock number={2} title={t("forwarding.contents.title")} isDone={isDone}>
      <ul className="grid gap-3">
        {parcels.map(({ number, shop, declaration, lines }) => {
          const isDeclared = declaration === "complete" || declaration === "locked";
          return (
            <li
              key={number}
              className="flex flex-wrap items-start justify-between gap-3 rounded-card border border-line p-4"
            >
              <div className="min-w-0 text-sm wrap-anywhere">
                <p className="text-ui font-semibold">{[number, shop].filter(Boolean).join(" · ")}</p>
                {lines.map((line) => (
                  <p key={`${line.description} ${line.hs6}`} className="text-ink2 tabular-nums">
                    {`${line.quantity} × ${line.description}, ${formatMoney(line.unit_value, "EUR", t.language)}, ${line.hs6}`}
                  </p>
                ))}
                {!isDeclared && <p className="text-warn">{t("forwarding.contents.missing")}</p>}
              </div>
              <LocalLink
                to={`/parcels/${number}`}
                className={buttonClass({ variant: isDeclared ? "outline" : "primary", size: "sm" })}
              >
                {t(isDeclared ? "forwarding.change" : "forwarding.contents.declare")}
                <span className="visually-hidden"> {number}</span>
              </LocalLink>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-end text-ui">
        {t("forwarding.contents.value")}{" "}
        <strong className="tabular-nums">{formatMoney(declared_value, currency, t.language)}</strong>
      </p>
    </StepBlock>
  );
}
