import type { DemoPage } from "../demo-page.ts";
import type { LegalFacts } from "../legal-facts.ts";
import { h2, list, p } from "../write.ts";

export const englishPolicy = (facts: LegalFacts): DemoPage => ({
  title: "Privacy policy",
  description: `What ${facts.shop} keeps about you, why and for how long, and what you decide.`,
  blocks: [
    p(
      `${facts.legalName}, ${facts.legalAddress}, is responsible for your data in the shop ${facts.shop}. We keep what we need in order to serve you, and we never sell it.`,
    ),
    h2("What we keep, and why"),
    list(
      "Account: name, e-mail, phone, addresses, and your password in a form that nobody can read. With them you sign in and order.",
      "Orders: what you bought, where it went, and the invoices. We need them to deliver, to stand by the guarantee and for our books.",
      "Payments: amount, time, means of payment and the provider’s reference. Your card’s number never reaches us.",
      "Offers by e-mail: your address and when you agreed. Only with your consent; every such mail has a link to unsubscribe.",
      "Sign-ins: time, device and network address, so that nobody else can use your account unnoticed.",
    ),
    h2("Cookies"),
    p(
      "Necessary cookies remember your cart, language, currency, sign-in and choice of cookies. Statistics and marketing run only if you allow them. You can change this at any time under “Cookie settings” at the foot of every page.",
    ),
    h2("For how long"),
    list(
      "Account: until you delete it.",
      "Orders, invoices and payments: as long as the law on accounting demands, 10 years at most.",
      "A checkout that did not become an order: 30 days.",
      "Mails that we have sent to you: 90 days.",
      "What you write to us by the contact form: 24 months.",
      "Sign-ins: 90 days at most.",
      "Consent to offers: until you withdraw it.",
    ),
    h2("Who else receives data"),
    list(
      "Carriers: name, address, phone and e-mail, so that the parcel finds you.",
      "Payment providers: the amount and what they need to take or return the money.",
      "Authorities such as customs: what the law demands, no more.",
      "Partners for statistics and marketing: only if you have allowed those cookies.",
    ),
    h2("Your rights"),
    p(
      "Under “Account information” you can download everything that we keep about you, correct it, and delete your account. What the law makes us keep stays, without your name where it allows.",
    ),
    p(
      "You may also object to the use of your data or have it limited, and withdraw any consent. Without an account, simply write to us.",
    ),
    h2("Contact"),
    p(
      `Write to ${facts.email}. We answer within a month. If you are not satisfied, you may turn to the data protection authority: ${facts.dataProtectionBody}.`,
    ),
  ],
});
