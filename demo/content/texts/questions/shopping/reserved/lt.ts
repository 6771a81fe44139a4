import { p } from "#demo/content/write.ts";
import type { EntryText } from "#domain/content/content/blocks.ts";

export const text: EntryText = {
  slug: "kiek-laiko-rezervuotas-krepselis",
  title: "Kiek laiko rezervuotas mano krepšelis?",
  description:
    "{cartMinutes} nuo tada, kai ką nors įdėjote, o kol apsiperkate – ilgiau. Laiką rodo laikrodis krepšelyje.",
  blocks: [
    p(
      "Į krepšelį įdėtas prekes atidedame jums. Jos rezervuotos **{cartMinutes}**, o kol apsiperkate, laikas pratęsiamas, iš viso iki {cartMostMinutes}. Kiek liko, rodo laikrodis krepšelyje.",
    ),
    p(
      "Laikui pasibaigus prekės vėl parduodamos, bet iš krepšelio nedingsta. Patikriname, kas dar yra, ir, jei galime, rezervuojame iš naujo. Jei kas nors suspėjo anksčiau, eilutėje parašyta, kiek liko.",
    ),
    p(
      "Pateiktas, bet neapmokėtas užsakymas prekes išlaiko {unpaidOrderHours}, o be paskyros – {guestOrderHours} nuo paskutinio bandymo mokėti. Vėliau užsakymas atšaukiamas, ir nieko nesate skolingi.",
    ),
  ],
};
