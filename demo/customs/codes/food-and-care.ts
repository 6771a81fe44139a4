/** hs6 | duty, hundredths of a percent | common | hazards | en | lt | ru | lv | ee */
export const FOOD_AND_CARE = `
040690 | 1500 | | animal | Cheese | Sūris | Сыр | Siers | Juust
040900 | 1730 | | animal | Honey | Medus | Мёд | Medus | Mesi
060290 | 650 | | plant | Live plants and cuttings | Gyvi augalai ir auginiai | Живые растения и черенки | Dzīvi augi un spraudeņi | Elustaimed ja pistikud
080212 | 350 | | food | Almonds | Migdolai | Миндаль | Mandeles | Mandlid
090121 | 750 | common | food | Coffee, roasted | Kava, skrudinta | Кофе жареный | Kafija, grauzdēta | Kohv, röstitud
090210 | 320 | | food | Green tea | Žalioji arbata | Чай зелёный | Zaļā tēja | Roheline tee
090240 | 0 | | food | Black tea | Juodoji arbata | Чай чёрный | Melnā tēja | Must tee
120991 | 300 | | plant | Vegetable seeds | Daržovių sėklos | Семена овощей | Dārzeņu sēklas | Köögiviljaseemned
160100 | 1500 | | animal | Sausages and meat snacks | Dešros ir mėsos užkandžiai | Колбасы и мясные закуски | Desas un gaļas uzkodas | Vorstid ja lihasuupisted
170490 | 1870 | | food | Sweets without cocoa | Saldainiai be kakavos | Конфеты без какао | Saldumi bez kakao | Kakaota maiustused
180632 | 830 | common | food | Chocolate bars | Šokolado plytelės | Шоколад в плитках | Šokolādes tāfelītes | Šokolaaditahvlid
190219 | 770 | | food | Pasta | Makaronai | Макароны | Makaroni | Pasta
190410 | 770 | | food | Breakfast cereals | Sausi pusryčiai | Сухие завтраки | Brokastu pārslas | Hommikuhelbed
190590 | 900 | | food | Biscuits and bakery goods | Sausainiai ir kepiniai | Печенье и выпечка | Cepumi un konditorejas izstrādājumi | Küpsised ja küpsetised
200811 | 1280 | | food | Peanuts and peanut butter | Žemės riešutai ir jų sviestas | Арахис и арахисовая паста | Zemesrieksti un to sviests | Maapähklid ja maapähklivõi
210390 | 770 | | food,liquid | Sauces | Padažai | Соусы | Mērces | Kastmed
210690 | 1280 | common | food | Food supplements and protein powder | Maisto papildai ir baltymų milteliai | Пищевые добавки и протеин | Uztura bagātinātāji un proteīna pulveris | Toidulisandid ja valgupulber
220300 | 0 | | alcohol,liquid | Beer | Alus | Пиво | Alus | Õlu
220421 | 1300 | | alcohol,liquid | Wine in bottles | Vynas buteliuose | Вино в бутылках | Vīns pudelēs | Vein pudelites
220830 | 0 | | alcohol,liquid | Whisky | Viskis | Виски | Viskijs | Viski
220860 | 0 | | alcohol,liquid | Vodka | Degtinė | Водка | Degvīns | Viin
240220 | 5760 | | tobacco | Cigarettes | Cigaretės | Сигареты | Cigaretes | Sigaretid
240412 | 650 | | tobacco,liquid | Liquid for electronic cigarettes | Elektroninių cigarečių skystis | Жидкость для электронных сигарет | Šķidrums elektroniskajām cigaretēm | E-sigareti vedelik
300490 | 0 | | medicine | Medicines in doses | Vaistai dozėmis | Лекарства в дозах | Zāles devās | Ravimid annustena
300510 | 0 | | | Plasters and bandages | Pleistrai ir tvarsčiai | Пластыри и бинты | Plāksteri un pārsēji | Plaastrid ja sidemed
320890 | 650 | | flammable,liquid | Paints and varnishes | Dažai ir lakai | Краски и лаки | Krāsas un lakas | Värvid ja lakid
330300 | 0 | common | flammable | Perfume and toilet water | Kvepalai ir tualetinis vanduo | Духи и туалетная вода | Smaržas un tualetes ūdens | Parfüüm ja tualettvesi
330410 | 0 | | | Lipstick and lip make-up | Lūpų dažai ir blizgesiai | Помада и макияж губ | Lūpu krāsas un dekoratīvā kosmētika lūpām | Huulepulgad ja huulemeik
330420 | 0 | | | Eye make-up and mascara | Akių makiažas ir tušas | Макияж глаз и тушь | Acu kosmētika un skropstu tuša | Silmameik ja ripsmetušš
330430 | 0 | | flammable | Nail polish and manicure | Nagų lakas ir manikiūro priemonės | Лак для ногтей и маникюр | Nagu laka un manikīra līdzekļi | Küünelakk ja maniküüritarbed
330491 | 0 | | | Face powders, pressed or loose | Veido pudra, kieta arba biri | Пудра для лица, компактная или рассыпчатая | Sejas pūderis, presēts vai birstošs | Näopuuder, presspuuder või lahtine
330499 | 0 | common | liquid | Skin care: face creams, serums, sun care | Odos priežiūra: veido kremai, serumai, apsauga nuo saulės | Уход за кожей: кремы для лица, сыворотки, защита от солнца | Ādas kopšana: sejas krēmi, serumi, saules aizsardzība | Nahahooldus: näokreemid, seerumid, päikesekaitse
330510 | 0 | common | liquid | Shampoo | Šampūnas | Шампунь | Šampūns | Šampoon
330530 | 0 | | aerosol | Hair spray | Plaukų lakas | Лак для волос | Matu laka | Juukselakk
330590 | 0 | | liquid | Hair conditioners and oils | Plaukų kondicionieriai ir aliejai | Бальзамы и масла для волос | Matu kondicionieri un eļļas | Juuksepalsamid ja -õlid
330610 | 0 | | | Toothpaste | Dantų pasta | Зубная паста | Zobu pasta | Hambapasta
330620 | 400 | | | Dental floss | Dantų siūlas | Зубная нить | Zobu diegs | Hambaniit
330720 | 650 | | aerosol | Deodorants in spray | Purškiamieji dezodorantai | Дезодоранты-спреи | Izsmidzināmi dezodoranti | Pihustatavad deodorandid
330749 | 650 | | flammable | Room fragrances | Namų kvapai | Ароматы для дома | Telpu aromatizētāji | Ruumilõhnastajad
340111 | 0 | | | Soap in bars | Muilas gabalais | Мыло кусковое | Ziepes gabalos | Tükiseep
340130 | 400 | | liquid | Face wash, liquid or cream | Veido prausiklis, skystas arba kreminis | Средство для умывания, жидкое или крем | Sejas mazgāšanas līdzeklis, šķidrs vai krēmveida | Näopesuvahend, vedel või kreemjas
340250 | 400 | | liquid | Washing and cleaning products | Skalbimo ir valymo priemonės | Моющие и чистящие средства | Mazgāšanas un tīrīšanas līdzekļi | Pesu- ja puhastusvahendid
340600 | 0 | common | | Candles | Žvakės | Свечи | Sveces | Küünlad
350610 | 650 | | flammable | Glue in small packs | Klijai mažose pakuotėse | Клей в мелкой упаковке | Līme mazos iepakojumos | Liim väikepakendis
360410 | 650 | | explosive | Fireworks | Fejerverkai | Фейерверки | Uguņošanas ierīces | Ilutulestik
380894 | 600 | | flammable,liquid | Disinfectants | Dezinfekavimo priemonės | Дезинфицирующие средства | Dezinfekcijas līdzekļi | Desinfitseerimisvahendid
`;
