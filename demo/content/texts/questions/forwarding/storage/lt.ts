import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kiek-laiko-saugote-siuntas",
  title: "Kiek laiko saugote mano siuntas?",
  description: "Nemokamai {freeStorageDays}, vėliau – {storagePerDay} už kiekvieną pradėtą dieną. Laiku primename.",
  blocks: [
    p(
      "**Nemokamai saugome {freeStorageDays}** nuo siuntos atvykimo, o verslo klientams, turintiems [„Pro“ paskyrą](/pro), – {freeStorageDaysPro}. Vėliau kiekviena pradėta diena kainuoja {storagePerDay}. Sumokate kartu su gabenimu, kai siunta išvyksta.",
    ),
    p(
      "Likusios dienos rodomos prie kiekvienos siuntos. Prieš joms baigiantis dar ir parašome, pirmą kartą – likus savaitei. Jei reikia ilgiau, siuntos puslapyje galite pridėti {longerStorageDays} už {longerStorageFee}.",
    ),
    p(
      "Jei po nemokamų dienų siunta lieka dar daugiau kaip {abandonedAfterDays}, ji numatoma sunaikinti. Bet ir tada niekas nevyksta iškart: gaunate du pranešimus, o sprendžia žmonės.",
    ),
  ],
};
