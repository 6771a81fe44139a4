import type { DemoLanguage } from "../languages.ts";
import type { PointCountry } from "./towns.ts";

/** The location of a point, and a hint for finding it. */
export interface Venue {
  readonly names: Readonly<Record<PointCountry, string>>;
  readonly hint: Readonly<Record<DemoLanguage, string>>;
}

export const VENUES: readonly Venue[] = [
  {
    names: { LT: "prekybos centras", LV: "tirdzniecības centrs", EE: "kaubanduskeskus", NL: "winkelcentrum" },
    hint: {
      en: "Outside, to the right of the main entrance",
      lt: "Lauke, dešinėje pagrindinio įėjimo pusėje",
      ru: "Снаружи, справа от главного входа",
      lv: "Ārpusē, pa labi no galvenās ieejas",
      ee: "Väljas, peasissepääsust paremal",
    },
  },
  {
    names: { LT: "parduotuvė", LV: "veikals", EE: "pood", NL: "buurtwinkel" },
    hint: {
      en: "By the wall that faces the car park",
      lt: "Prie sienos iš automobilių aikštelės pusės",
      ru: "У стены со стороны парковки",
      lv: "Pie sienas autostāvvietas pusē",
      ee: "Parkla poolse seina ääres",
    },
  },
  {
    names: { LT: "degalinė", LV: "degvielas uzpildes stacija", EE: "tankla", NL: "tankstation" },
    hint: {
      en: "Behind the station, by the car wash",
      lt: "Už degalinės, prie automobilių plovyklos",
      ru: "За заправкой, у автомойки",
      lv: "Aiz stacijas, pie automazgātavas",
      ee: "Tankla taga, autopesula juures",
    },
  },
  {
    names: { LT: "autobusų stotis", LV: "autoosta", EE: "bussijaam", NL: "busstation" },
    hint: {
      en: "In the hall, opposite the ticket office",
      lt: "Salėje, priešais bilietų kasą",
      ru: "В зале, напротив билетной кассы",
      lv: "Zālē, iepretim biļešu kasei",
      ee: "Saalis, piletikassa vastas",
    },
  },
  {
    names: { LT: "turgus", LV: "tirgus", EE: "turg", NL: "markt" },
    hint: {
      en: "At the side gate, under the roof",
      lt: "Prie šoninių vartų, po stogu",
      ru: "У боковых ворот, под навесом",
      lv: "Pie sānu vārtiem, zem jumta",
      ee: "Külgvärava juures, katuse all",
    },
  },
];
