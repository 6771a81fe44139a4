import type { DemoPage } from "../demo-page.ts";
import type { LegalFacts } from "../legal-facts.ts";
import { h2, list, p } from "../write.ts";

export const latvianAgreement = (facts: LegalFacts): DemoPage => ({
  title: "Pirkuma līgums",
  description: `Kā iepirkties veikalā ${facts.shop}: cenas, maksājumi, piegāde, atteikums un garantija.`,
  blocks: [
    p("Šie ir noteikumi, ar kādiem jūs pie mums pērkat. Tie ir īsi, lai jūs tos varētu izlasīt pirms pasūtīšanas."),
    h2("Kas pārdod"),
    p(
      `Veikalā ${facts.shop} pārdod ${facts.legalName}, ${facts.legalAddress}. Reģistrācijas numurs ${facts.companyCode}, PVN numurs ${facts.vatNumber}. Mūsu e-pasts: ${facts.email}.`,
    ),
    h2("Kā pasūtījums kļūst par līgumu"),
    p("Pirms pasūtīšanas jūs redzat preces, piegādi un visu summu un vēl varat visu mainīt."),
    p(
      "Līgums ir noslēgts, kad nospiežat „Pasūtīt ar pienākumu maksāt”. Ar to jūs apņematies samaksāt uz pogas norādīto summu. Pasūtījumu uzreiz apstiprinām e-pastā.",
    ),
    h2("Cenas"),
    p(
      "Cenās ir iekļauts PVN un ievedmuitas nodoklis. Pārvadājums pa gaisu vai pa jūru un piegāde līdz durvīm vai saņemšanas punktam ir atsevišķas rindas. Summā, ko redzat pie preces, grozā un noformējot pasūtījumu, ir iekļautas abas maksas; kamēr pārvadātājs nav izvēlēts, tiek skaitīts lētākais un rakstīts “no”. Ja izvēlaties maksājuma veidu ar maksu, arī tā ir atsevišķa rinda. Visu summu redzat pirms pasūtīšanas. Vēlāk nekas netiek pieskaitīts.",
    ),
    h2("Maksājumi"),
    p(
      `Maksāt varat ar karti, ar PayPal${facts.paysThroughBank ? ", caur savu internetbanku" : ""} vai no savas bilances pie mums.`,
    ),
    list(
      "Grozā ieliktās preces jums ir rezervētas 20 minūtes, bet, kamēr iepērkaties, – līdz 60 minūtēm.",
      "Neapmaksātu pasūtījumu paturam {unpaidOrderHours}, bet bez konta – {guestOrderHours} pēc pēdējā maksājuma mēģinājuma. Pēc tam tas tiek atcelts, un jūs neko neesat parādā.",
    ),
    h2("Piegāde"),
    p(
      "Preces vedam pa gaisu vai pa jūru; ja iespējami abi veidi, izvēlaties jūs. Tās nonāk pie jūsu durvīm vai jūsu izvēlētajā saņemšanas punktā. Paredzamie datumi norādīti pasūtījumā.",
    ),
    p(
      "Kamēr preces neesat saņēmis, risku uzņemamies mēs. Ja kavējamies, nosakiet jaunu saprātīgu termiņu. Ja arī tas paiet, varat atcelt pasūtījumu un atgūt visu naudu.",
    ),
    h2("Ja pārdomājāt"),
    p(
      `No līguma varat atteikties 14 dienu laikā pēc preču saņemšanas, nenorādot iemeslu. ${facts.hasWithdrawalForm ? "Katras lapas beigās ir saite “Atteikties no līguma šeit”; varat arī uzrakstīt" : "Uzrakstiet"} uz ${facts.email} savu vārdu un pasūtījuma numuru.`,
    ),
    list(
      "Lūdzu, nosūtiet preces atpakaļ 14 dienu laikā pēc paziņojuma. Par nosūtīšanu atpakaļ maksājat jūs.",
      "Visu samaksāto, arī parasto piegādi, atmaksājam 14 dienu laikā pēc jūsu paziņojuma tādā pašā veidā, kā maksājāt. Drīkstam pagaidīt, līdz saņemam preces vai apliecinājumu, ka esat tās nosūtījis.",
      "Preces varat izmēģināt tā, kā to darītu veikalā. Ja tās lietotas vairāk, varam atskaitīt vērtības zudumu.",
      "Tas neattiecas uz īpaši jums izgatavotām precēm un noslēgtām precēm, kuras pēc atvēršanas higiēnas dēļ nevar pieņemt atpakaļ.",
    ),
    h2("Garantija"),
    p(
      "Likumā noteiktā garantija ir 2 gadi no piegādes. Nederīgas preces salabojam vai apmainām bez maksas. Ja to nevar izdarīt saprātīgā laikā, varat prasīt zemāku cenu vai naudu atpakaļ. Ražotāja garantija ir papildus.",
    ),
    h2("Sūdzības"),
    p(
      `Rakstiet uz ${facts.email}. Atbildam 14 dienu laikā. Ja nevienojamies, varat vērsties patērētāju tiesību iestādē: ${facts.consumerBody}.`,
    ),
    h2("Tiesības"),
    p(
      `Piemēro pārdevēja valsts tiesības (${facts.country}). Jums paliek arī tā aizsardzība, ko patērētājiem dod jūsu valsts tiesības.`,
    ),
  ],
});
