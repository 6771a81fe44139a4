import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "mida-te-minu-kohta-hoiate",
  title: "Mida te minu kohta hoiate ja kuidas konto kustutada?",
  description: "Kõik saate alla laadida ja konto ise kustutada, lehel „Konto andmed“.",
  blocks: [
    p("Mõlemad on lehel [Konto andmed](/account-information) ja kellegi luba pole vaja."),
    p(
      "**Alla laadida.** Kõik, mida teie kohta hoiame, paneme ühte arhiivi: tellimused, pakid, maksed, failid. Link ilmub samale lehele ja selle saate avada ainult teie.",
    ),
    p(
      "**Kustutada.** Nimi, aadressid, e-post ja sisselogimised kustutatakse kohe ja jäädavalt. Arved ja maksed säilivad nii kaua, kui seadus nõuab, võimaluse korral ilma teie nimeta. Saldo jääk läheb kaotsi, seega taotlege enne väljamakset.",
    ),
    p("Mida ja miks me hoiame, on lihtsate sõnadega kirjas [privaatsuspoliitikas](/privacy-policy)."),
  ],
};
