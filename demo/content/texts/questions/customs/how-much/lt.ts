import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kiek-moketi-muito-mokescio-ir-pvm",
  title: "Kiek muito mokesčio ir PVM mokėsiu?",
  description:
    "Iki {dutyLimit} – po {dutyPerCode} už prekių rūšį ir {vatRate} PVM. Viršijus ribą kiekviena prekė turi savo tarifą.",
  blocks: [
    p(
      "Kai vienos siuntos prekių vertė neviršija **{dutyLimit}**: **po {dutyPerCode} už kiekvieną prekių rūšį**, kad ir kiek būtų vienetų, ir {vatRate} importo PVM nuo prekių, gabenimo ir muito mokesčio sumos. Batų pora ir diržas yra dvi rūšys, už jas – {dutyFor2}; penkeri medvilniniai marškinėliai – viena rūšis, už ją – {dutyPerCode}.",
    ),
    p("Viršijus {dutyLimit} kiekviena prekė turi savo tarifą, ir svarbu, kur ji pagaminta."),
    p(
      "Viską matote prieš mokėdami. Mūsų parduotuvėje abu jau įskaičiuoti į kainą. Persiuntimui ir sąmatoms kiekvieną eilutę rodo [skaičiuoklė](/calculate), o straipsnyje [„{dutyPerCode} muito mokestis“](/blog/muito-mokestis-pagal-prekiu-rusis) suskaičiuoti keturi pirkiniai.",
    ),
  ],
};
