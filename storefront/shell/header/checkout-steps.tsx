import { ArrowLeft, Check } from "lucide-react";
import { useMatches, useParams } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { iconButtonClass } from "../../../ui/icon-button.tsx";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { LocalLink } from "../navigation/local-link.tsx";
import { CHECKOUT_STEPS, type Standing, standingOf } from "./checkout-standing.ts";

/** The way through a checkout: four numbered circles, or on a phone four bars and a way back. */
export function CheckoutSteps() {
  const page = useMatches().at(-1);
  const { slug } = useParams();
  const standing = page && standingOf(page.id, slug, page.loaderData);
  if (!standing) return null;
  return (
    <>
      <StepCircles standing={standing} />
      <StepBars standing={standing} />
    </>
  );
}

function StepCircles({ standing: { current, isDone } }: { standing: Standing }) {
  const t = useTranslate();
  return (
    <nav aria-label={t("checkout.steps")} className="max-[1025px]:hidden">
      <ol className="flex items-center gap-2.5">
        {CHECKOUT_STEPS.map((step, index) => {
          const isPast = index < current || isDone;
          const isCurrent = index === current && !isDone;
          return (
            <li
              key={step}
              aria-current={isCurrent ? "step" : undefined}
              className="flex items-center gap-2.5 text-sm font-label"
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={classNames("h-0.5 w-14", isPast || isCurrent ? "bg-pri" : "bg-line")}
                />
              )}
              <span
                className={classNames(
                  "grid size-7 place-items-center rounded-full border text-caption font-semibold",
                  isPast && "border-soft bg-soft text-softink",
                  isCurrent && "border-pri bg-pri text-onpri",
                  !isPast && !isCurrent && "border-line2",
                )}
              >
                {isPast ? <Check aria-hidden="true" className="size-4" /> : index + 1}
              </span>
              <span className={classNames(!isPast && !isCurrent && "text-header-ink/80")}>
                {t(`checkout.step.${step}`)}
                {isPast && <span className="visually-hidden">, {t("order.step.done")}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepBars({ standing: { current, back } }: { standing: Standing }) {
  const t = useTranslate();
  return (
    <>
      <span data-steps className="flex min-w-0 grow items-center gap-1 min-[1025px]:hidden">
        {back && (
          <LocalLink
            to={back}
            aria-label={t("checkout.back")}
            className={`${iconButtonClass()} -ms-2.5 text-header-ink`}
          >
            <ArrowLeft aria-hidden="true" />
          </LocalLink>
        )}
        <span className="type-h4">{t("checkout.title")}</span>
      </span>
      <div className="order-last basis-full pb-3.5 min-[1025px]:hidden">
        <div aria-hidden="true" className="grid grid-cols-4 gap-1.5">
          {CHECKOUT_STEPS.map((step, index) => (
            <span key={step} className={classNames("h-1 rounded-full", index <= current ? "bg-pri" : "bg-line")} />
          ))}
        </div>
        <p className="mt-2 text-sm text-header-ink/80">
          {t("checkout.step-of", { number: current + 1, total: CHECKOUT_STEPS.length })} ·{" "}
          <b className="text-header-ink">{t(`checkout.step.${CHECKOUT_STEPS[current] ?? "done"}`)}</b>
        </p>
      </div>
    </>
  );
}
