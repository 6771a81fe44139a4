import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kuidas-leida-oma-suurus",
  title: "Kuidas leida oma suurus?",
  description:
    "Mõõtke ennast üks kord sentimeetrites ja vaadake toote lehel suurustabelit. Kahe suuruse vahel valige suurem.",
  blocks: [
    p(
      "Jalatsite, riiete ja mütside lehel on link **Suurustabel**. See võrdleb EU, UK ja US suurusi ning annab sentimeetrites või tollides jala pikkuse ja rinna, vöökoha või pea ümbermõõdu. Näete ka, millised suurused on laos. Märkige oma rida ja suurus ongi valitud.",
    ),
    p(
      "Jalgu mõõtke õhtul, seistes paberilehel; loeb pikem jalg. Rinna ja vöökoha ümber peab lint olema otse ja pingutamata. Kahe suuruse vahel valige suurem.",
    ),
    p("Samm-sammuline juhend on artiklis [„Kuidas köögilaua taga suurust mõõta“](/blog/kuidas-kodus-suurust-moota)."),
  ],
};
