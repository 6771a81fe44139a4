/** hs6 | duty, hundredths of a percent | common | hazards | en | lt | ru | lv | ee */
export const FURNITURE_AND_HOME = `
392310 | 650 | | | Plastic boxes | Plastikinės dėžės | Пластиковые ящики и коробки | Plastmasas kastes | Plastkarbid
392490 | 650 | | | Plastic household goods | Plastikiniai namų reikmenys | Хозяйственные товары из пластика | Plastmasas mājsaimniecības preces | Plastist majapidamistarbed
392640 | 650 | | | Plastic figurines and ornaments | Plastikinės figūrėlės ir papuošimai | Фигурки и украшения из пластика | Plastmasas figūriņas un rotājumi | Plastkujukesed ja -kaunistused
441490 | 0 | | | Wooden picture frames | Mediniai paveikslų rėmai | Деревянные рамы для картин | Koka attēlu rāmji | Puidust pildiraamid
441990 | 0 | | | Wooden kitchenware | Mediniai virtuvės reikmenys | Кухонная утварь из дерева | Koka virtuves piederumi | Puidust köögitarbed
442090 | 0 | | | Wooden boxes and caskets | Medinės dėžutės | Деревянные шкатулки и ящики | Koka lādītes un kastītes | Puidust karbid ja laekad
460219 | 370 | | | Baskets of wicker and rattan | Pinti krepšiai | Плетёные корзины | Pīti grozi | Punutud korvid
570242 | 800 | | | Woven carpets, synthetic | Austi kilimai, sintetika | Тканые ковры, синтетика | Austi paklāji, sintētika | Kootud vaibad, sünteetika
630222 | 1200 | | | Bed linen, synthetic | Patalynė, sintetika | Постельное бельё, синтетика | Gultas veļa, sintētika | Voodipesu, sünteetika
630251 | 1200 | | | Tablecloths, cotton | Staltiesės, medvilnė | Скатерти, хлопок | Galdauti, kokvilna | Laudlinad, puuvill
630391 | 1200 | | | Curtains, cotton | Užuolaidos, medvilnė | Шторы, хлопок | Aizkari, kokvilna | Kardinad, puuvill
630392 | 1200 | | | Curtains, synthetic | Užuolaidos, sintetika | Шторы, синтетика | Aizkari, sintētika | Kardinad, sünteetika
630790 | 630 | | | Face masks and other sewn goods | Veido kaukės ir kiti siūti gaminiai | Маски для лица и другие швейные изделия | Sejas maskas un citi šūti izstrādājumi | Näomaskid ja muud õmblustooted
670210 | 470 | | | Artificial flowers of plastic | Plastikinės dirbtinės gėlės | Искусственные цветы из пластика | Plastmasas mākslīgie ziedi | Plastist tehislilled
691310 | 600 | | | Porcelain figurines | Porceliano figūrėlės | Фарфоровые статуэтки | Porcelāna figūriņas | Portselankujukesed
691390 | 600 | | | Ceramic vases and ornaments | Keramikos vazos ir papuošimai | Керамические вазы и украшения | Keramikas vāzes un rotājumi | Keraamilised vaasid ja kaunistused
700992 | 400 | | | Mirrors in frames | Veidrodžiai su rėmais | Зеркала в рамах | Spoguļi rāmjos | Raamitud peeglid
701349 | 1100 | | | Glass tableware | Stikliniai stalo indai | Стеклянная столовая посуда | Stikla galda trauki | Klaasist lauanõud
701399 | 1100 | | | Glass vases and ornaments | Stiklinės vazos ir papuošimai | Стеклянные вазы и украшения | Stikla vāzes un rotājumi | Klaasvaasid ja -kaunistused
732111 | 270 | | | Gas cookers and barbecues | Dujinės viryklės ir kepsninės | Газовые плиты и грили | Gāzes plītis un grili | Gaasipliidid ja -grillid
732399 | 320 | | | Iron pans and household goods | Geležinės keptuvės ir namų reikmenys | Сковороды и утварь из железа | Dzelzs pannas un mājsaimniecības preces | Raudpannid ja majapidamistarbed
732690 | 270 | | | Other steel goods | Kiti plieno gaminiai | Прочие изделия из стали | Citi tērauda izstrādājumi | Muud terastooted
741810 | 300 | | | Copper kitchenware | Variniai virtuvės reikmenys | Кухонная утварь из меди | Vara virtuves piederumi | Vasest köögitarbed
761510 | 600 | | | Aluminium pans and kitchenware | Aliuminio keptuvės ir virtuvės reikmenys | Алюминиевые сковороды и утварь | Alumīnija pannas un virtuves piederumi | Alumiiniumpannid ja köögitarbed
821520 | 850 | | | Cutlery sets | Stalo įrankių rinkiniai | Наборы столовых приборов | Galda piederumu komplekti | Söögiriistade komplektid
821599 | 850 | | | Forks and spoons | Šakutės ir šaukštai | Вилки и ложки | Dakšiņas un karotes | Kahvlid ja lusikad
830110 | 270 | | | Padlocks | Pakabinamosios spynos | Навесные замки | Piekaramās slēdzenes | Tabalukud
830140 | 270 | | | Door locks | Durų spynos | Дверные замки | Durvju slēdzenes | Ukselukud
830242 | 270 | | | Furniture fittings and handles | Baldų furnitūra ir rankenėlės | Мебельная фурнитура и ручки | Mēbeļu furnitūra un rokturi | Mööblifurnituur ja käepidemed
830629 | 0 | | | Metal figurines and ornaments | Metalinės figūrėlės ir papuošimai | Металлические статуэтки и украшения | Metāla figūriņas un rotājumi | Metallkujukesed ja -kaunistused
830630 | 270 | | | Metal photo frames and mirrors | Metaliniai nuotraukų rėmeliai ir veidrodžiai | Металлические фоторамки и зеркала | Metāla foto rāmji un spoguļi | Metallist pildiraamid ja peeglid
940139 | 0 | | | Office chairs | Biuro kėdės | Офисные кресла | Biroja krēsli | Kontoritoolid
940161 | 0 | | | Sofas and armchairs | Sofos ir foteliai | Диваны и кресла | Dīvāni un atpūtas krēsli | Diivanid ja tugitoolid
940169 | 0 | | | Wooden chairs | Medinės kėdės | Деревянные стулья | Koka krēsli | Puittoolid
940171 | 0 | | | Upholstered chairs of metal | Minkštos metalinės kėdės | Мягкие стулья из металла | Mīkstie metāla krēsli | Polsterdatud metalltoolid
940179 | 0 | | | Metal chairs | Metalinės kėdės | Металлические стулья | Metāla krēsli | Metalltoolid
940180 | 0 | | | Child car seats and other seats | Automobilinės kėdutės ir kitos sėdynės | Детские автокресла и другие сиденья | Bērnu autokrēsli un citi sēdekļi | Turvatoolid ja muud istmed
940320 | 0 | | | Metal shelves, tables and beds | Metalinės lentynos, stalai ir lovos | Металлические полки, столы и кровати | Metāla plaukti, galdi un gultas | Metallriiulid, -lauad ja -voodid
940330 | 0 | | | Wooden office furniture | Mediniai biuro baldai | Деревянная офисная мебель | Koka biroja mēbeles | Puidust kontorimööbel
940340 | 270 | | | Wooden kitchen furniture | Mediniai virtuvės baldai | Деревянная кухонная мебель | Koka virtuves mēbeles | Puidust köögimööbel
940350 | 0 | | | Wooden bedroom furniture | Mediniai miegamojo baldai | Деревянная мебель для спальни | Koka guļamistabas mēbeles | Puidust magamistoamööbel
940360 | 0 | common | | Wooden furniture | Mediniai baldai | Деревянная мебель | Koka mēbeles | Puitmööbel
940370 | 0 | | | Plastic furniture | Plastikiniai baldai | Пластиковая мебель | Plastmasas mēbeles | Plastmööbel
940421 | 370 | | | Foam mattresses | Porolono čiužiniai | Матрасы из пеноматериала | Putu matrači | Vahtmadratsid
940429 | 370 | | | Spring mattresses | Spyruokliniai čiužiniai | Пружинные матрасы | Atsperu matrači | Vedrumadratsid
940430 | 370 | | | Sleeping bags | Miegmaišiai | Спальные мешки | Guļammaisi | Magamiskotid
940511 | 370 | | | Ceiling and wall lamps | Lubų ir sienų šviestuvai | Потолочные и настенные светильники | Griestu un sienas lampas | Lae- ja seinalambid
940542 | 370 | | | LED lamps and light strips | LED lempos ir juostos | Светодиодные лампы и ленты | LED lampas un lentes | LED-lambid ja -ribad
940550 | 270 | | | Lanterns and candle holders | Žibintai ir žvakidės | Фонари и подсвечники | Laternas un svečturi | Laternad ja küünlajalad
`;
