import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kada-gausiu-uzsakyma",
  title: "Kada gausiu savo užsakymą?",
  description:
    "Oru dažniausiai trunka {airDays}, jūra – {seaDays}. Kiekvienos prekės puslapyje prieš perkant rodomos dvi datos.",
  blocks: [
    p(
      "Oru dažniausiai trunka **{airDays}**, jūra – **{seaDays}**, įskaitant pristatymą. Prekės puslapyje, krepšelyje ir pateikiant užsakymą prie kiekvieno būdo rodomos dvi datos, „nuo“ ir „iki“. Apmokėjus tos pačios datos yra užsakyme. Daugiau – puslapyje [Pristatymas](/delivery).",
    ),
    p(
      "Kur užsakymas dabar, matote skiltyje [Mano užsakymai](/my-orders), su vienu sakiniu apie tai, kas toliau. Jei paskyros neturite, atverkite [Sekti siuntą](/tracking) ir įveskite numerį bei el. paštą arba paskutinius keturis telefono skaitmenis.",
    ),
    p(
      "Jei praeina vėlesnioji data, užsakyme parašyta, kad jis vėluoja, ir mes aiškinamės kodėl. Rašyti mums nebūtina. Jei siunta taip ir neatkeliauja, pinigus grąžiname.",
    ),
  ],
};
