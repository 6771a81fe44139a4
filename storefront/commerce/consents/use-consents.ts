import { useState } from "react";

/** What is agreed to before somebody is obliged to pay for a service. */
export const CONSENTS = ["goods", "terms"] as const;
export type Consent = (typeof CONSENTS)[number];

export function useConsents() {
  const [given, setGiven] = useState<readonly Consent[]>([]);
  const [isAsked, setAsked] = useState(false);
  return {
    given,
    /** Marked once it was asked for. */
    missing: isAsked ? CONSENTS.filter((consent) => !given.includes(consent)) : [],
    give: (consent: Consent, isGiven: boolean) =>
      setGiven(isGiven ? [...given, consent] : given.filter((each) => each !== consent)),
    /** Whether all are given; the first that is not gets the focus. */
    ask(): boolean {
      setAsked(true);
      const first = CONSENTS.find((consent) => !given.includes(consent));
      if (first) document.querySelector<HTMLElement>(`[name=consent_${first}]`)?.focus();
      return first === undefined;
    },
  };
}

export type GivenConsents = ReturnType<typeof useConsents>;
