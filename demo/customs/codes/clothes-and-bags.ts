/** hs6 | duty, hundredths of a percent | common | hazards | en | lt | ru | lv | ee */
export const CLOTHES_AND_BAGS = `
420212 | 970 | common | | Suitcases | Lagaminai | Чемоданы | Koferi | Kohvrid
420221 | 300 | common | | Handbags of leather | Odinės rankinės | Сумки из кожи | Ādas rokassomas | Nahast käekotid
420222 | 970 | | | Handbags of textile or plastic | Tekstilinės ar plastikinės rankinės | Сумки из ткани или пластика | Rokassomas no tekstila vai plastmasas | Käekotid tekstiilist või plastist
420231 | 300 | common | | Wallets of leather | Odinės piniginės | Кошельки из кожи | Ādas maki | Nahast rahakotid
420232 | 970 | | | Wallets of textile or plastic | Tekstilinės ar plastikinės piniginės | Кошельки из ткани или пластика | Maki no tekstila vai plastmasas | Rahakotid tekstiilist või plastist
420292 | 970 | common | | Backpacks and sports bags | Kuprinės ir sportiniai krepšiai | Рюкзаки и спортивные сумки | Mugursomas un sporta somas | Seljakotid ja spordikotid
420310 | 400 | | | Leather jackets and clothes | Odinės striukės ir drabužiai | Кожаные куртки и одежда | Ādas jakas un apģērbi | Nahkjakid ja -rõivad
420321 | 900 | | | Sports gloves of leather | Odinės sportinės pirštinės | Спортивные перчатки из кожи | Ādas sporta cimdi | Nahast spordikindad
420330 | 500 | | | Leather belts | Odiniai diržai | Ремни из кожи | Ādas jostas | Nahkvööd
570500 | 800 | | | Rugs and carpets | Kilimėliai ir kilimai | Ковры и коврики | Paklāji un paklājiņi | Vaibad
610342 | 1200 | | | Men's knitted trousers, cotton | Vyriškos megztos kelnės, medvilnė | Брюки мужские трикотажные, хлопок | Vīriešu trikotāžas bikses, kokvilna | Meeste trikotaažpüksid, puuvill
610443 | 1200 | | | Knitted dresses, synthetic | Megztos suknelės, sintetika | Трикотажные платья, синтетика | Trikotāžas kleitas, sintētika | Trikotaažkleidid, sünteetika
610462 | 1200 | | | Women's knitted trousers, cotton | Moteriškos megztos kelnės, medvilnė | Брюки женские трикотажные, хлопок | Sieviešu trikotāžas bikses, kokvilna | Naiste trikotaažpüksid, puuvill
610463 | 1200 | | | Leggings and knitted trousers, synthetic | Tamprės ir megztos kelnės, sintetika | Леггинсы и трикотажные брюки, синтетика | Legingi un trikotāžas bikses, sintētika | Retuusid ja trikotaažpüksid, sünteetika
610510 | 1200 | | | Men's polo shirts, cotton | Vyriški polo marškinėliai, medvilnė | Поло мужские, хлопок | Vīriešu polo krekli, kokvilna | Meeste polosärgid, puuvill
610711 | 1200 | | | Men's underwear, cotton | Vyriški apatiniai, medvilnė | Бельё мужское, хлопок | Vīriešu apakšveļa, kokvilna | Meeste aluspesu, puuvill
610821 | 1200 | | | Women's underwear, cotton | Moteriški apatiniai, medvilnė | Бельё женское, хлопок | Sieviešu apakšveļa, kokvilna | Naiste aluspesu, puuvill
610831 | 1200 | | | Nightwear, cotton | Naktiniai drabužiai, medvilnė | Одежда для сна, хлопок | Naktsveļa, kokvilna | Öörõivad, puuvill
610910 | 1200 | common | | T-shirts, cotton | Marškinėliai, medvilnė | Футболки, хлопок | T-krekli, kokvilna | T-särgid, puuvill
610990 | 1200 | | | T-shirts, other fabrics | Marškinėliai, kiti audiniai | Футболки, другие ткани | T-krekli, citi audumi | T-särgid, muud kangad
611011 | 1050 | | | Jumpers and cardigans, wool | Megztiniai, vilna | Свитеры и кардиганы, шерсть | Džemperi un jakas, vilna | Kampsunid, vill
611020 | 1200 | common | | Jumpers and hoodies, cotton | Megztiniai ir džemperiai, medvilnė | Свитеры и худи, хлопок | Džemperi un kapučjakas, kokvilna | Kampsunid ja kapuutsiga pusad, puuvill
611030 | 1200 | | | Jumpers and hoodies, synthetic | Megztiniai ir džemperiai, sintetika | Свитеры и худи, синтетика | Džemperi un kapučjakas, sintētika | Kampsunid ja kapuutsiga pusad, sünteetika
611120 | 1200 | | | Baby clothes, cotton | Kūdikių drabužiai, medvilnė | Одежда для младенцев, хлопок | Zīdaiņu apģērbi, kokvilna | Beebirõivad, puuvill
611212 | 1200 | | | Tracksuits, synthetic | Sportiniai kostiumai, sintetika | Спортивные костюмы, синтетика | Treniņtērpi, sintētika | Dressid, sünteetika
611231 | 800 | | | Men's swimwear | Vyriški maudymosi drabužiai | Одежда для плавания мужская | Vīriešu peldkostīmi | Meeste ujumisrõivad
611241 | 800 | | | Women's swimwear | Moteriški maudymosi drabužiai | Одежда для плавания женская | Sieviešu peldkostīmi | Naiste ujumisrõivad
611595 | 1200 | common | | Socks and tights, cotton | Kojinės ir pėdkelnės, medvilnė | Носки и колготки, хлопок | Zeķes un zeķbikses, kokvilna | Sokid ja sukkpüksid, puuvill
611596 | 1200 | | | Socks and tights, synthetic | Kojinės ir pėdkelnės, sintetika | Носки и колготки, синтетика | Zeķes un zeķbikses, sintētika | Sokid ja sukkpüksid, sünteetika
611710 | 1200 | | | Knitted scarves | Megzti šalikai | Вязаные шарфы | Adītas šalles | Kootud sallid
620140 | 1200 | common | | Men's coats and jackets | Vyriški paltai ir striukės | Пальто и куртки мужские | Vīriešu mēteļi un jakas | Meeste mantlid ja joped
620240 | 1200 | common | | Women's coats and jackets | Moteriški paltai ir striukės | Пальто и куртки женские | Sieviešu mēteļi un jakas | Naiste mantlid ja joped
620333 | 1200 | | | Men's blazers, synthetic | Vyriški švarkai, sintetika | Пиджаки мужские, синтетика | Vīriešu žaketes, sintētika | Meeste pintsakud, sünteetika
620342 | 1200 | common | | Men's jeans and trousers, cotton | Vyriški džinsai ir kelnės, medvilnė | Джинсы и брюки мужские, хлопок | Vīriešu džinsi un bikses, kokvilna | Meeste teksad ja püksid, puuvill
620343 | 1200 | | | Men's trousers, synthetic | Vyriškos kelnės, sintetika | Брюки мужские, синтетика | Vīriešu bikses, sintētika | Meeste püksid, sünteetika
620433 | 1200 | | | Women's blazers, synthetic | Moteriški švarkai, sintetika | Пиджаки женские, синтетика | Sieviešu žaketes, sintētika | Naiste pintsakud, sünteetika
620442 | 1200 | | | Dresses, cotton | Suknelės, medvilnė | Платья, хлопок | Kleitas, kokvilna | Kleidid, puuvill
620443 | 1200 | common | | Dresses, synthetic | Suknelės, sintetika | Платья, синтетика | Kleitas, sintētika | Kleidid, sünteetika
620452 | 1200 | | | Skirts, cotton | Sijonai, medvilnė | Юбки, хлопок | Svārki, kokvilna | Seelikud, puuvill
620453 | 1200 | | | Skirts, synthetic | Sijonai, sintetika | Юбки, синтетика | Svārki, sintētika | Seelikud, sünteetika
620462 | 1200 | common | | Women's jeans and trousers, cotton | Moteriški džinsai ir kelnės, medvilnė | Джинсы и брюки женские, хлопок | Sieviešu džinsi un bikses, kokvilna | Naiste teksad ja püksid, puuvill
620463 | 1200 | | | Women's trousers, synthetic | Moteriškos kelnės, sintetika | Брюки женские, синтетика | Sieviešu bikses, sintētika | Naiste püksid, sünteetika
620520 | 1200 | | | Men's shirts, cotton | Vyriški marškiniai, medvilnė | Рубашки мужские, хлопок | Vīriešu krekli, kokvilna | Meeste särgid, puuvill
620630 | 1200 | | | Women's blouses, cotton | Moteriškos palaidinės, medvilnė | Блузки женские, хлопок | Sieviešu blūzes, kokvilna | Naiste pluusid, puuvill
620640 | 1200 | | | Women's blouses, synthetic | Moteriškos palaidinės, sintetika | Блузки женские, синтетика | Sieviešu blūzes, sintētika | Naiste pluusid, sünteetika
621210 | 650 | | | Bras | Liemenėlės | Бюстгальтеры | Krūšturi | Rinnahoidjad
621410 | 800 | | | Silk scarves | Šilkiniai šalikai | Шёлковые шарфы | Zīda šalles | Siidsallid
621420 | 800 | | | Scarves and shawls, wool | Šalikai ir skaros, vilna | Шарфы и платки, шерсть | Šalles un lakati, vilna | Sallid ja rätikud, vill
621430 | 800 | | | Scarves and shawls, synthetic | Šalikai ir skaros, sintetika | Шарфы и платки, синтетика | Šalles un lakati, sintētika | Sallid ja rätikud, sünteetika
621510 | 630 | | | Silk ties | Šilkiniai kaklaraiščiai | Шёлковые галстуки | Zīda kaklasaites | Siidlipsud
621600 | 760 | | | Gloves and mittens of cloth | Audinio pirštinės | Перчатки и варежки из ткани | Auduma cimdi un dūraiņi | Riidest kindad
630140 | 1200 | | | Blankets, synthetic | Antklodės ir pledai, sintetika | Одеяла и пледы, синтетика | Segas un pledi, sintētika | Tekid ja pleedid, sünteetika
630221 | 1200 | | | Bed linen, cotton | Patalynė, medvilnė | Постельное бельё, хлопок | Gultas veļa, kokvilna | Voodipesu, puuvill
630260 | 1200 | | | Towels, cotton | Rankšluosčiai, medvilnė | Полотенца, хлопок | Dvieļi, kokvilna | Käterätid, puuvill
640192 | 1700 | | | Rubber boots | Guminiai batai | Резиновые сапоги | Gumijas zābaki | Kummikud
640220 | 1700 | | | Flip-flops | Šlepetės per pirštą | Шлёпанцы | Iešļūcenes | Varbavahejalatsid
640299 | 1690 | | | Shoes of rubber or plastic | Guminiai ar plastikiniai batai | Обувь из резины или пластика | Gumijas vai plastmasas apavi | Kummist või plastist jalatsid
640319 | 800 | | | Sports shoes of leather | Odiniai sportiniai bateliai | Спортивная обувь из кожи | Ādas sporta apavi | Nahast spordijalatsid
640391 | 800 | common | | Boots of leather | Odiniai auliniai batai | Ботинки и сапоги из кожи | Ādas zābaki | Nahast saapad
640399 | 800 | common | | Shoes of leather | Odiniai bateliai | Туфли из кожи | Ādas kurpes | Nahast kingad
640411 | 1690 | common | tracker | Sports shoes | Sportiniai bateliai | Спортивная обувь | Sporta apavi | Spordijalatsid
640419 | 1690 | | | Shoes of textile | Tekstiliniai bateliai | Обувь из ткани | Tekstila apavi | Tekstiiljalatsid
650500 | 270 | common | | Hats and caps | Kepurės ir skrybėlės | Шапки и кепки | Cepures | Mütsid ja kübarad
650610 | 270 | | | Helmets | Šalmai | Шлемы | Ķiveres | Kiivrid
660191 | 470 | | | Umbrellas | Skėčiai | Зонты | Lietussargi | Vihmavarjud
`;
