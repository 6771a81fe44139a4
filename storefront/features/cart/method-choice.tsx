import { useId } from "react";
import type { Freight } from "../../../contracts/calls/freight.ts";
import { useTranslate } from "../../i18n/messages-provider.tsx";
import { chooseMethod } from "../../shell/cart/cart-actions.ts";
import { useShownIn } from "../../shell/cart/use-shown-in.ts";
import { useCallAction } from "../../shell/forms/use-call-action.ts";
import { FreightChoice } from "../../shell/freight/freight-choice.tsx";

interface MethodChoiceProps {
  shipping: Freight;
  chosen: "air" | "sea";
  currency: string;
}

/** CART-05: air by itself, or sea when it is chosen. */
export function MethodChoice({ shipping, chosen, currency }: MethodChoiceProps) {
  const t = useTranslate();
  const id = useId();
  const shownIn = useShownIn();
  const { run } = useCallAction();
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-4 type-h3">
        {t("cart.method.title")}
      </h2>
      <FreightChoice
        freight={shipping}
        currency={currency}
        chosen={chosen}
        onChoose={(method) => void run(() => chooseMethod(method, shownIn))}
      />
    </section>
  );
}
