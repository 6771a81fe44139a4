import { ArrowLeft } from "lucide-react";
import { useMatches, useParams } from "react-router";
import { useTranslate } from "#client/i18n/messages-provider.tsx";
import { classNames } from "#ui/class-names.ts";
import { iconButtonClass } from "#ui/icon-button.tsx";
import { useStore } from "#ui/store.ts";
import { LocalLink } from "../navigation/local-link.tsx";
import { CHECKOUT_STEPS, positionOf, type StepPosition, stateOf } from "./checkout-position.ts";
import { FORWARD_STEPS, shownDraft, stepStates } from "./request-progress.ts";
import { StepCircles, useStepLook } from "./step-circles.tsx";

/** The steps of a checkout: numbered circles, or on a phone bars and a back link. Those of a forward request have bars of their own. */
export function CheckoutSteps() {
  const t = useTranslate();
  const page = useMatches().at(-1);
  const { slug } = useParams();
  if (page?.id === "forward") return <RequestSteps loaderData={page.loaderData} />;
  const position = page && positionOf(page.id, slug, page.loaderData);
  if (!position) return null;
  const steps = CHECKOUT_STEPS.map((step, index) => {
    return { name: t(`checkout.step.${step}`), state: stateOf(index, position) };
  });
  return (
    <>
      <StepCircles label={t("checkout.steps")} steps={steps} />
      <StepBars position={position} />
    </>
  );
}

/** The draft of its page once there is one, before that the one that was loaded. */
function RequestSteps({ loaderData }: { loaderData: unknown }) {
  const t = useTranslate();
  const shown = useStore(shownDraft);
  const { draft = null } = (loaderData ?? {}) as { draft?: typeof shown };
  const states = stepStates(draft && shown?.slug === draft.slug ? shown : draft);
  const steps = FORWARD_STEPS.map((step, index) => {
    return { name: t(`forwarding.screen.${step}`), state: states[index] ?? "ahead" };
  });
  return <StepCircles label={t("forwarding.title")} steps={steps} />;
}

function StepBars({ position }: { position: StepPosition }) {
  const t = useTranslate();
  const look = useStepLook();
  const { current, back } = position;
  return (
    <>
      <span data-steps className="flex min-h-15 min-w-0 grow items-center gap-1 tablet:hidden">
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
      <div className="order-last basis-full pb-3.5 tablet:hidden">
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
