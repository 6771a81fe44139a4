import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const MOUSE: Kind = {
  key: "mouse",
  category: "mice",
  share: 2,
  series: [
    ["Arkvell", "Glide"],
    ["Pikset", "Click"],
    ["Ohmly", "Palm"],
    ["Norvik", "Track"],
  ],
  marks: ["One", "Two", "Pro", "Lite", "Silent", "X", ...GADGET_MARKS],
  styles: [
    style(
      words("wireless mouse", "belaidė pelė", "bezvadu pele", "juhtmevaba hiir", "беспроводная мышь"),
      words(
        "Silent buttons and a shape that rests the wrist.",
        "Tylūs mygtukai ir riešui patogi forma.",
        "Klusas pogas un plaukstas locītavai ērta forma.",
        "Vaiksed nupud ja randmele mugav kuju.",
        "Бесшумные кнопки и удобная для запястья форма.",
      ),
      { options: { type: "for-work", connection: "bluetooth" } },
    ),
    style(
      words("gaming mouse", "žaidimų pelė", "spēļu pele", "mänguhiir", "игровая мышь"),
      words(
        "Light, exact and quick, with buttons that you arrange yourself.",
        "Lengva, tiksli ir greita, o mygtukus susidėliosite patys.",
        "Viegla, precīza un ātra, un pogas sakārtosiet paši.",
        "Kerge, täpne ja kiire ning nupud seate ise paika.",
        "Лёгкая, точная и быстрая, а кнопки вы настроите сами.",
      ),
      { options: { type: "for-games", connection: "radio" }, priceFactor: 1.4 },
    ),
  ],
  benefits: [
    words(
      "One charge lasts for two months.",
      "Vieno įkrovimo užtenka dviem mėnesiams.",
      "Ar vienu uzlādi pietiek diviem mēnešiem.",
      "Ühest laadimisest jätkub kaheks kuuks.",
      "Одного заряда хватает на два месяца.",
    ),
    words(
      "Works on glass, wood and cloth.",
      "Veikia ant stiklo, medžio ir audinio.",
      "Darbojas uz stikla, koka un auduma.",
      "Töötab klaasil, puidul ja kangal.",
      "Работает на стекле, дереве и ткани.",
    ),
  ],
  keywords: words(
    "computer mouse cursor",
    "kompiuterio pelė žymeklis",
    "datorpele kursors",
    "arvutihiir kursor",
    "компьютерная мышка курсор",
  ),
  details: { sensitivity: ["3 200 dpi", "8 000 dpi", "16 000 dpi", "26 000 dpi"], warranty: ["2"] },
  colours: ["graphite", "chalk", "rose", "storm", "sage"],
  price: [19, 89],
  grams: [120, 210],
  millimetres: [140, 90, 60],
  hsCode: "847160",
  origins: ["CN"],
};
