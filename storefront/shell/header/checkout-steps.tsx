import { ArrowLeft, Check } from "lucide-react";
import { useMatches, useParams } from "react-router";
import { useTranslate } from "../../../client/i18n/messages-provider.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { iconButtonClass } from "../../../ui/icon-button.tsx";
import { HEADER_COMPOSITION } from "../../themes/theme-composition.ts";
import { LocalLink } from "../navigation/local-link.tsx";
import { usePageData } from "../page-data.tsx";
import { CHECKOUT_STEPS, positionOf, type StepPosition, stateOf } from "./checkout-position.ts";

const ON_PLAIN = {
  line: { done: "bg-pri", ahead: "bg-line" },
  circle: {
    done: "border-soft bg-soft text-softink",
    current: "border-pri bg-pri text-onpri",
    ahead: "border-line2",
  },
};

/** On a coloured header only its ink has enough contrast. */
const ON_COLOUR: typeof ON_PLAIN = {
  line: { done: "bg-header-ink", ahead: "bg-header-ink/30" },
  circle: {
    done: "border-header-ink text-header-ink",
    current: "border-header-ink bg-header-ink text-header",
    ahead: "border-header-ink/60",
  },
};

interface StepsProps {
  position: StepPosition;
  look: typeof ON_PLAIN;
}

/** The steps of a checkout: numbered circles, or on a phone bars and a back link. */
export function CheckoutSteps() {
  const page = useMatches().at(-1);
  const { slug } = useParams();
  const { coloured } = HEADER_COMPOSITION[usePageData().config.site.theme];
  const position = page && positionOf(page.id, slug, page.loaderData);
  if (!position) return null;
  const look = coloured ? ON_COLOUR : ON_PLAIN;
  return (
    <>
      <StepCircles {...{ position, look }} />
      <StepBars {...{ position, look }} />
    </>
  );
}

function StepCircles({ position, look }: StepsProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t("checkout.steps")} className="max-[1025px]:hidden">
      <ol className="flex items-center gap-2.5">
        {CHECKOUT_STEPS.map((step, index) => {
          const state = stateOf(index, position);
          return (
            <li
              key={step}
              aria-current={state === "current" ? "step" : undefined}
              className="flex items-center gap-2.5 text-sm font-label"
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={classNames("h-0.5 w-5 xl:w-10", look.line[state === "ahead" ? "ahead" : "done"])}
                />
              )}
              <span
                className={classNames(
                  "grid size-7 place-items-center rounded-full border text-caption font-semibold",
                  look.circle[state],
                )}
              >
                {state === "done" ? <Check aria-hidden="true" className="size-4" /> : index + 1}
              </span>
              <span className={classNames(state === "ahead" && "text-header-ink/80")}>
                {t(`checkout.step.${step}`)}
                {state === "done" && <span className="visually-hidden">, {t("order.step.done")}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function StepBars({ position, look }: StepsProps) {
  const t = useTranslate();
  const { current, back } = position;
  return (
    <>
      <span data-steps className="flex min-h-15 min-w-0 grow items-center gap-1 min-[1025px]:hidden">
        {back && (
          <LocalLink
            to={back}
            aria-label={t("checkout.back")}
            className={classNames(iconButtonClass(), "-ms-2.5 text-header-ink")}
          >
            <ArrowLeft aria-hidden="true" />
          </LocalLink>
        )}
        <span className="type-h4">{t("checkout.title")}</span>
      </span>
      <div className="order-last basis-full pb-3.5 min-[1025px]:hidden">
        <div aria-hidden="true" className="grid grid-cols-5 gap-1.5">
          {CHECKOUT_STEPS.map((step, index) => (
            <span
              key={step}
              className={classNames("h-1 rounded-full", look.line[index <= current ? "done" : "ahead"])}
            />
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
