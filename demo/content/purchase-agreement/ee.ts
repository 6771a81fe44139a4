import type { DemoPage } from "../demo-page.ts";
import type { LegalFacts } from "../legal-facts.ts";
import { h2, list, p } from "../write.ts";

export const estonianAgreement = (facts: LegalFacts): DemoPage => ({
  title: "Müügileping",
  description: `Kuidas poest ${facts.shop} osta: hinnad, maksmine, tarne, taganemine ja garantii.`,
  blocks: [
    p(
      "Need on tingimused, mille alusel te meilt ostate. Need on lühikesed, et jõuaksite need enne tellimist läbi lugeda.",
    ),
    h2("Kes müüb"),
    p(
      `Poes ${facts.shop} müüb ${facts.legalName}, ${facts.legalAddress}. Registrikood ${facts.companyCode}, käibemaksukohustuslase number ${facts.vatNumber}. Meie e-posti aadress on ${facts.email}.`,
    ),
    h2("Kuidas tellimusest saab leping"),
    p("Enne tellimist näete kaupu, tarnet ja kogusummat ning saate veel kõike muuta."),
    p(
      "Leping on sõlmitud, kui vajutate nupule „Telli maksekohustusega“. Sellega kohustute maksma nupul näidatud summa. Kinnitame tellimuse kohe e-kirjaga.",
    ),
    h2("Hinnad"),
    p(
      "Hinnad sisaldavad käibemaksu ja imporditollimaksu. Lennu- või merevedu ning tarne ukseni või pakipunkti on eraldi ridadel. Toote juures, ostukorvis ja kassas näidatav kogusumma sisaldab mõlemat; kuni vedaja on valimata, arvestatakse soodsaimat ja summa ees on „alates“. Kui valite tasulise makseviisi, on ka selle tasu eraldi real. Kogu summat näete enne tellimist. Hiljem ei lisandu midagi.",
    ),
    h2("Maksmine"),
    p(
      `Maksta saate kaardiga, PayPaliga${facts.paysThroughBank ? ", oma panga kaudu" : ""} või oma saldolt meie juures.`,
    ),
    list(
      "Ostukorvi pandud kaup on teile broneeritud 20 minutiks ja seni, kuni ostlete, kuni 60 minutiks.",
      "Tasumata tellimust hoiame {unpaidOrderHours}, ilma kontota {guestOrderHours} pärast viimast maksekatset. Siis see tühistatakse ja te ei ole midagi võlgu.",
    ),
    h2("Tarne"),
    p(
      "Kaup tuleb lennukiga või laevaga; kui mõlemad on võimalikud, valite teie. See jõuab teie ukseni või teie valitud pakipunkti. Eeldatavad kuupäevad on tellimuses.",
    ),
    p(
      "Kuni kaup ei ole teie käes, kanname riski meie. Kui hilineme, andke meile mõistlik uus tähtaeg. Kui ka see möödub, võite tellimuse tühistada ja saate kogu raha tagasi.",
    ),
    h2("Kui mõtlesite ümber"),
    p(
      `Võite lepingust taganeda 14 päeva jooksul pärast kauba kättesaamist põhjust nimetamata. ${facts.hasWithdrawalForm ? "Iga lehe lõpus on link „Tagane lepingust siin“; võite ka kirjutada" : "Kirjutage"} aadressile ${facts.email} oma nime ja tellimuse numbri.`,
    ),
    list(
      "Palun saatke kaup tagasi 14 päeva jooksul pärast teatamist. Tagasisaatmise eest maksate teie.",
      "Maksame kõik makstu koos tavalise tarnega tagasi 14 päeva jooksul teie teatest ja samal viisil, nagu maksite. Võime oodata, kuni kaup või tõend selle saatmise kohta on meieni jõudnud.",
      "Võite kaupa proovida nii, nagu teeksite seda poes. Kui seda on kasutatud rohkem, võime väärtuse vähenemise maha arvata.",
      "See ei kehti spetsiaalselt teile valmistatud kauba ega suletud kauba kohta, mida pärast avamist hügieeni tõttu tagasi võtta ei saa.",
    ),
    h2("Garantii"),
    p(
      "Vastutame seaduse järgi kauba puuduste eest 2 aastat alates üleandmisest. Puudusega kauba parandame või asendame tasuta. Kui seda ei saa teha mõistliku aja jooksul, võite nõuda madalamat hinda või raha tagasi. Tootja garantii lisandub sellele.",
    ),
    h2("Kaebused"),
    p(
      `Kirjutage aadressile ${facts.email}. Vastame 14 päeva jooksul. Kui me kokkuleppele ei jõua, võite pöörduda tarbijakaitseasutuse poole: ${facts.consumerBody}.`,
    ),
    h2("Õigus"),
    p(
      `Kohaldatakse müüja riigi õigust (${facts.country}). Teile jääb ka kaitse, mille annab tarbijale teie enda riigi õigus.`,
    ),
  ],
});
