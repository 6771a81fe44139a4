import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "millistest-poodidest-ostate",
  title: "Millistest poodidest te ostate ja mida te ei osta?",
  description:
    "Peaaegu igast maailma poest. Me ei osta oksjonitelt, samuti mitte kinkekaarte, retseptikaupu ega eritellimusel valmistatut.",
  blocks: [
    p(
      "Peaaegu igast poest, mis tarnib mõnda meie lattu. Hästi tuttavad poed on [eraldi lehel](/quotes-all-stores), seal on ka kirjas, mitu päeva neil tavaliselt kulub. Kui pood on meile uus, vaatame selle enne hinna andmist üle.",
    ),
    p("Mida me ei osta:"),
    list(
      "kaupa oksjonitelt;",
      "kinkekaarte ja vautšereid;",
      "ravimeid ja muid retseptikaupu;",
      "eritellimusel valmistatavaid asju;",
      "seda, mida ei tohi saata: relvi, taimi, tubakat ja muud sellist.",
    ),
    p(
      "Kui teie nimekirjas on midagi niisugust, ütleme seda ja hindame ülejäänu. Hind poes võib olla eurodes, dollarites, naelades või jüaanides.",
    ),
  ],
};
