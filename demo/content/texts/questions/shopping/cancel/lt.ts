import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ar-galima-atsaukti-ar-grazinti-uzsakyma",
  title: "Ar galima užsakymą atšaukti arba grąžinti?",
  description: "Kol neišsiųsta – bet kada, gavus – per {withdrawalDays}. Priežasties nurodyti nereikia.",
  blocks: [
    p("Taip, ir priežasties nereikia."),
    list(
      "**Dar neapmokėtas:** atšaukite užsakymo puslapyje arba tiesiog nemokėkite.",
      "**Apmokėtas, bet neišsiųstas:** spauskite [Atsisakyti sutarties čia](/withdrawal). Užsakymą sustabdome, ir pinigai grąžinami iš karto.",
      "**Išsiųstas arba gautas:** sutarties galite atsisakyti per {withdrawalDays} nuo prekių gavimo, naudodami tą pačią formą. Kur siųsti, parašome. Už kelią atgal mokate jūs; grąžiname pinigus už prekes, gabenimą ir įprastą pristatymą.",
    ),
    p("Kažkas sugedo ar atsiųsta ne tai? Tada tai ne grąžinimas, o [pretenzija](/claims), ir už kelią atgal nemokate."),
  ],
};
