import { words } from "../words.ts";
import { field } from "./field.ts";

/** The type of a product within its category. */
export const TYPE_FIELD = field(10, "type", words("Type", "Tipas", "Veids", "Tüüp", "Тип"), [
  ["over-ear", words("Over-ear", "Gaubiančios ausį", "Apņem ausi", "Kõrva ümber", "Полноразмерные")],
  ["on-ear", words("On-ear", "Ant ausų", "Uz auss", "Kõrvapealsed", "Накладные")],
  ["open-back", words("Open-back", "Atviros", "Atvērtās", "Avatud", "Открытые")],
  ["in-ear", words("In-ear", "Į ausį", "Ausī", "Kõrvasisesed", "Внутриканальные")],
  ["portable", words("Portable", "Nešiojama", "Pārnēsājama", "Kaasaskantav", "Портативная")],
  ["home", words("For home", "Namams", "Mājām", "Koju", "Для дома")],
  ["for-work", words("For work", "Darbui", "Darbam", "Tööle", "Для работы")],
  ["for-games", words("For games", "Žaidimams", "Spēlēm", "Mängudele", "Для игр")],
  ["for-study", words("For study", "Mokslams", "Mācībām", "Õppimiseks", "Для учёбы")],
  ["for-travel", words("For travel", "Kelionėms", "Ceļojumiem", "Reisile", "Для поездок")],
  ["for-sport", words("For sport", "Sportui", "Sportam", "Spordiks", "Для спорта")],
  ["everyday", words("Everyday", "Kasdienai", "Ikdienai", "Igapäevane", "На каждый день")],
  ["dressy", words("Dressy", "Progai", "Svinībām", "Pidulik", "Нарядный")],
  ["outdoor", words("Outdoor", "Gamtai", "Dabai", "Loodusesse", "Для природы")],
  ["classic", words("Classic", "Klasikinis", "Klasisks", "Klassikaline", "Классический")],
]);
