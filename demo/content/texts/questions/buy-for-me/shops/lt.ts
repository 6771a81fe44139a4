import { list, p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "is-kuriu-parduotuviu-perkate",
  title: "Iš kurių parduotuvių perkate ir ko neperkate?",
  description:
    "Beveik iš bet kurios pasaulio parduotuvės. Ne iš aukcionų, be dovanų kortelių, receptinių vaistų ir gaminių pagal užsakymą.",
  blocks: [
    p(
      "Beveik iš bet kurios parduotuvės, kuri pristato į vieną iš mūsų sandėlių. Gerai pažįstamas parduotuves rasite [atskirame puslapyje](/quotes-all-stores), ten nurodyta ir tai, kiek dienų joms paprastai reikia. Jei parduotuvė mums nauja, prieš pateikdami kainą ją apžiūrime.",
    ),
    p("Ko neperkame:"),
    list(
      "prekių iš aukcionų;",
      "dovanų kortelių ir kuponų;",
      "vaistų ir kitų receptinių prekių;",
      "to, kas gaminama specialiai jums;",
      "to, ko negalima siųsti: ginklų, augalų, tabako ir panašiai.",
    ),
    p(
      "Jei sąraše yra tokių prekių, pasakome ir įkainojame likusias. Kaina parduotuvėje gali būti eurais, doleriais, svarais ar juaniais.",
    ),
  ],
};
