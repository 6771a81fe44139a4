import { useState } from "react";

/** The consents that are needed before the obligation to pay for a service. */
export const CONSENTS = ["goods", "terms"] as const;
export type Consent = (typeof CONSENTS)[number];

export function useConsents() {
  const [given, setGiven] = useState<readonly Consent[]>([]);
  const [isAsked, setAsked] = useState(false);
  return {
    given,
    /** Empty until `ask` was called. */
    missing: isAsked ? CONSENTS.filter((consent) => !given.includes(consent)) : [],
    give: (consent: Consent, isGiven: boolean) =>
      setGiven(isGiven ? [...given, consent] : given.filter((each) => each !== consent)),
    /** Whether all consents are given; the first missing one gets the focus. */
    ask(): boolean {
      setAsked(true);
      const first = CONSENTS.find((consent) => !given.includes(consent));
      if (first) document.querySelector<HTMLElement>(`[name=consent_${first}]`)?.focus();
      return first === undefined;
    },
  };
}

export type GivenConsents = ReturnType<typeof useConsents>;
