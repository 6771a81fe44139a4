import { words } from "../../words.ts";
import { type Kind, style } from "../kind.ts";
import { GADGET_MARKS } from "../marks.ts";

export const GAMEPAD: Kind = {
  key: "gamepad",
  category: "gamepads",
  share: 2,
  series: [
    ["HALO", "Grip"],
    ["Arkvell", "Duel"],
    ["Pikset", "Combo"],
    ["Briz", "Rally"],
  ],
  marks: ["One", "Two", "Pro", "Lite", "X", "S", ...GADGET_MARKS],
  styles: [
    style(
      words(
        "wireless game controller",
        "belaidis žaidimų valdiklis",
        "bezvadu spēļu kontrolieris",
        "juhtmevaba mängupult",
        "беспроводной геймпад",
      ),
      words(
        "Sticks that do not drift and triggers with a soft stop.",
        "Svirtelės neslysta iš vietos, o gaidukai minkštai sustoja.",
        "Sviras nenovirzās, un mēlītes mīksti apstājas.",
        "Hoovad ei triivi ja päästikud peatuvad pehmelt.",
        "Стики не уходят в сторону, а курки мягко останавливаются.",
      ),
      { options: { type: "for-games", connection: "bluetooth" } },
    ),
    style(
      words(
        "wired game controller",
        "laidinis žaidimų valdiklis",
        "vadu spēļu kontrolieris",
        "juhtmega mängupult",
        "проводной геймпад",
      ),
      words(
        "No delay and nothing to charge: plug it in and play.",
        "Be vėlavimo ir be įkrovimo: prijunkite ir žaiskite.",
        "Bez aiztures un bez uzlādes: pievienojiet un spēlējiet.",
        "Ei viivitust ega laadimist: ühendage ja mängige.",
        "Без задержек и зарядки: подключите и играйте.",
      ),
      { options: { type: "for-games", connection: "usb-c" }, priceFactor: 0.65 },
    ),
  ],
  benefits: [
    words(
      "The grip has a fine grain and stays dry.",
      "Rankena smulkiai šiurkšti ir neslysta.",
      "Rokturis ir smalki raupjš un neslīd.",
      "Pide on peenelt krobeline ega libise.",
      "Рукоятка слегка шероховатая и не скользит.",
    ),
    words(
      "Works with consoles, computers and phones.",
      "Tinka konsolėms, kompiuteriams ir telefonams.",
      "Der konsolēm, datoriem un tālruņiem.",
      "Sobib konsoolide, arvutite ja telefonidega.",
      "Подходит для консолей, компьютеров и телефонов.",
    ),
  ],
  keywords: words(
    "gamepad joystick gaming",
    "vairalazdė pultelis žaidimai",
    "spēļu pults kursorsvira",
    "juhtpult juhtkang mängud",
    "джойстик контроллер игры",
  ),
  details: { "battery-life": ["12", "18", "24"], warranty: ["2"] },
  colours: ["chalk", "ink", "storm", "ember", "violet", "pine"],
  price: [29, 79],
  grams: [280, 420],
  millimetres: [180, 140, 75],
  hsCode: "950450",
  origins: ["CN"],
};
