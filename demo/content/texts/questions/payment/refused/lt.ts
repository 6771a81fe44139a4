import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "mokejimas-atmestas-ka-daryti",
  title: "Mokėjimas atmestas. Ką daryti?",
  description: "Pinigai nenuskaičiuoti, ir užsakymas laukia. Bandykite dar kartą arba rinkitės kitą mokėjimo būdą.",
  blocks: [
    p(
      "Nesijaudinkite: pinigai nenuskaičiuoti, ir užsakymas laukia. Jei turite paskyrą, jį laikome {unpaidOrderHours}, be paskyros – {guestOrderHours} nuo paskutinio bandymo.",
    ),
    p(
      "Atverkite [Mano užsakymus](/my-orders) arba nuorodą mūsų laiške, spauskite **Apmokėti** ir bandykite dar kartą arba rinkitės kitą būdą. Puslapyje parašyta, kodėl bankas atsisakė, kiek jis mums pasako: trūksta lėšų, pasiektas limitas, pasibaigė kortelės galiojimas, neteisingas kodas.",
    ),
    p(
      "Jei pinigai vis dėlto nuskaičiuoti, palaukite kelias minutes. Patvirtinimas kartais užtrunka, ir kai tik jį gausime, parašysime. Du kartus pinigų nenuskaičiuojame.",
    ),
  ],
};
