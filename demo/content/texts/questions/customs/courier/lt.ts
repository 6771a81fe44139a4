import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "ar-reikia-moketi-kurjeriui",
  title: "Ar reikia ką nors mokėti kurjeriui?",
  description:
    "Ne. Muito mokestį, importo PVM ir pristatymą apmokate kartu su užsakymu. Jei kas nors prašo pinigų, parašykite mums.",
  blocks: [
    p(
      "Ne. Viską, ką reikia mokėti muitinei, sumokate mums, kol siunta dar neišvyko: mūsų parduotuvėje – kaip kainos dalį, sąmatoje ir persiuntimo užklausoje – atskiromis eilutėmis. Muitinei sumokame mes. Pristatymas taip pat apmokėtas.",
    ),
    p("Todėl kurjeris prie durų nieko neprašo, o paštomatas atsidaro be mokėjimo."),
    p(
      "Jei gavote žinutę, kurioje prašoma nedidelės sumos „siuntai išleisti“, nemokėkite ir nespauskite jos nuorodos. Tai dažnas sukčiavimo būdas. Pažiūrėkite į savo užsakymą skiltyje [Mano užsakymai](/my-orders): ten parašyta, ką iš tikrųjų reikia mokėti. Ir [praneškite mums](/contacts).",
    ),
  ],
};
