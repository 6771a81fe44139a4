import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kaip-rasti-savo-dydi",
  title: "Kaip rasti savo dydį?",
  description:
    "Kartą išsimatuokite centimetrais ir pažiūrėkite į dydžių lentelę prekės puslapyje. Jei tinka du dydžiai, imkite didesnį.",
  blocks: [
    p(
      "Batų, drabužių ir kepurių puslapiuose yra nuoroda **Dydžių lentelė**. Ji palygina EU, UK ir US dydžius ir centimetrais ar coliais nurodo pėdos ilgį, krūtinės, liemens ar galvos apimtį. Matote ir tai, kuriuos dydžius turime. Pažymėkite savo eilutę, ir dydis pasirinktas.",
    ),
    p(
      "Pėdas matuokite vakare, stovėdami ant popieriaus lapo; svarbi ilgesnioji. Krūtinę ir liemenį apjuoskite lygiai ir neverždami. Jei tinka du dydžiai, rinkitės didesnį.",
    ),
    p(
      "Kaip matuoti žingsnis po žingsnio, rašome straipsnyje [„Kaip išsimatuoti dydį prie virtuvės stalo“](/blog/kaip-issimatuoti-dydi-namuose).",
    ),
  ],
};
