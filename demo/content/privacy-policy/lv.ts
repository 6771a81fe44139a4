import type { DemoPage } from "../demo-page.ts";
import type { LegalFacts } from "../legal-facts.ts";
import { h2, list, p } from "../write.ts";

export const latvianPolicy = (facts: LegalFacts): DemoPage => ({
  title: "Privātuma politika",
  description: `Ko ${facts.shop} par jums glabā, kāpēc un cik ilgi, un ko izlemjat jūs.`,
  blocks: [
    p(
      `Par jūsu datiem veikalā ${facts.shop} atbild ${facts.legalName}, ${facts.legalAddress}. Glabājam to, kas vajadzīgs, lai jūs apkalpotu, un nekad to nepārdodam.`,
    ),
    h2("Ko glabājam un kāpēc"),
    list(
      "Konts: vārds, e-pasts, tālrunis, adreses un parole tādā veidā, ko neviens nevar izlasīt. Ar tiem jūs pieslēdzaties un pasūtāt.",
      "Pasūtījumi: ko pirkāt, kurp tas devās, un rēķini. Tie vajadzīgi piegādei, garantijai un grāmatvedībai.",
      "Maksājumi: summa, laiks, maksāšanas veids un maksājumu pakalpojuma sniedzēja numurs. Jūsu kartes numurs līdz mums nenonāk.",
      "Piedāvājumi e-pastā: jūsu adrese un laiks, kad piekritāt. Tikai ar jūsu piekrišanu; katrā šādā vēstulē ir saite, lai atteiktos.",
      "Pieslēgumi: laiks, ierīce un tīkla adrese, lai neviens cits nemanīti neizmantotu jūsu kontu.",
    ),
    h2("Sīkdatnes"),
    p(
      "Nepieciešamās sīkdatnes atceras grozu, valodu, valūtu, pieslēgšanos un jūsu izvēli par sīkdatnēm. Statistika un mārketings darbojas tikai ar jūsu atļauju. To jebkurā laikā varat mainīt katras lapas apakšā, sadaļā „Sīkdatņu iestatījumi”.",
    ),
    h2("Cik ilgi"),
    list(
      "Konts: līdz jūs to dzēšat.",
      "Pasūtījumi, rēķini un maksājumi: cik ilgi to prasa grāmatvedības likumi, ne ilgāk par 10 gadiem.",
      "Pirkums, kas nekļuva par pasūtījumu: 30 dienas.",
      "Jums nosūtītās vēstules: 90 dienas.",
      "Tas, ko rakstāt saziņas veidlapā: 24 mēnešus.",
      "Pieslēgumi: ne ilgāk par 90 dienām.",
      "Piekrišana piedāvājumiem: līdz jūs to atsaucat.",
    ),
    h2("Kas vēl saņem datus"),
    list(
      "Pārvadātāji: vārdu, adresi, tālruni un e-pastu, lai sūtījums nonāktu pie jums.",
      "Maksājumu pakalpojumu sniedzēji: summu un to, kas vajadzīgs, lai naudu saņemtu vai atmaksātu.",
      "Iestādes, piemēram, muita: tikai to, ko prasa likums.",
      "Statistikas un mārketinga partneri: tikai tad, ja esat atļāvis šīs sīkdatnes.",
    ),
    h2("Jūsu tiesības"),
    p(
      "Sadaļā „Konta informācija” varat lejupielādēt visu, ko par jums glabājam, labot datus un dzēst kontu. Tas, ko glabāt liek likums, paliek, bet bez vārda, kur tas atļauts.",
    ),
    p(
      "Varat arī iebilst pret datu izmantošanu vai lūgt to ierobežot un atsaukt jebkuru piekrišanu. Ja konta nav, vienkārši uzrakstiet mums.",
    ),
    h2("Saziņa"),
    p(
      `Rakstiet uz ${facts.email}. Atbildam mēneša laikā. Ja atbilde jūs neapmierina, varat vērsties datu aizsardzības iestādē: ${facts.dataProtectionBody}.`,
    ),
  ],
});
