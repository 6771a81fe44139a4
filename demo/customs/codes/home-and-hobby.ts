/** hs6 | duty, hundredths of a percent | common | hazards | en | lt | ru | lv | ee */
export const HOME_AND_HOBBY = `
392410 | 650 | | | Plastic kitchenware | Plastikiniai virtuvės reikmenys | Кухонная посуда из пластика | Plastmasas virtuves piederumi | Plastist köögitarbed
392690 | 650 | common | | Phone cases and other plastic goods | Telefono dėklai ir kiti plastiko gaminiai | Чехлы и другие изделия из пластика | Telefonu vāciņi un citi plastmasas izstrādājumi | Telefoniümbrised ja muud plasttooted
442191 | 0 | | | Wooden goods for the home | Mediniai namų reikmenys | Изделия из дерева для дома | Koka izstrādājumi mājai | Puidust kodukaubad
482010 | 0 | | | Notebooks and diaries | Užrašų knygelės ir darbo kalendoriai | Блокноты и ежедневники | Piezīmju grāmatas un plānotāji | Märkmikud ja päevikud
490199 | 0 | common | | Books | Knygos | Книги | Grāmatas | Raamatud
490300 | 0 | | | Picture books for children | Vaikiškos paveikslėlių knygos | Детские книги с картинками | Bilžu grāmatas bērniem | Laste pildiraamatud
491199 | 0 | | | Posters and prints | Plakatai ir spaudiniai | Плакаты и печатные изображения | Plakāti un izdrukas | Plakatid ja trükised
691110 | 1200 | | | Porcelain tableware | Porceliano indai | Посуда из фарфора | Porcelāna trauki | Portselannõud
691200 | 500 | common | | Ceramic tableware | Keramikos indai | Керамическая посуда | Keramikas trauki | Keraamilised nõud
701337 | 1100 | | | Drinking glasses | Stiklinės ir taurės | Стаканы и бокалы | Glāzes | Joogiklaasid
711311 | 250 | | | Silver jewellery | Sidabriniai papuošalai | Украшения из серебра | Sudraba rotaslietas | Hõbeehted
711319 | 250 | | | Gold jewellery | Auksiniai papuošalai | Украшения из золота | Zelta rotaslietas | Kuldehted
711719 | 400 | common | | Costume jewellery | Bižuterija | Бижутерия | Bižutērija | Juveeltoodete imitatsioonid
732393 | 320 | common | | Steel pots and kitchenware | Plieniniai puodai ir virtuvės reikmenys | Кастрюли и посуда из стали | Tērauda katli un virtuves piederumi | Teraspotid ja köögitarbed
820420 | 370 | | | Spanners and socket sets | Veržliarakčiai ir jų rinkiniai | Ключи и наборы головок | Uzgriežņu atslēgas un komplekti | Mutrivõtmed ja padrunikomplektid
820559 | 370 | common | | Hand tools | Rankiniai įrankiai | Ручной инструмент | Rokas instrumenti | Käsitööriistad
821192 | 850 | | | Kitchen knives | Virtuviniai peiliai | Кухонные ножи | Virtuves naži | Kööginoad
821193 | 850 | | weapon | Folding knives | Lenktiniai peiliai | Складные ножи | Saliekamie naži | Liigendnoad
870830 | 450 | | | Car brakes and their parts | Automobilių stabdžiai ir jų dalys | Тормоза автомобилей и их части | Automobiļu bremzes un to daļas | Autopidurid ja nende osad
870899 | 450 | common | | Car parts | Automobilių dalys | Автозапчасти | Automobiļu daļas | Autoosad
871200 | 1400 | | | Bicycles | Dviračiai | Велосипеды | Velosipēdi | Jalgrattad
871410 | 370 | | | Motorcycle parts | Motociklų dalys | Части мотоциклов | Motociklu daļas | Mootorrattaosad
871499 | 470 | common | | Bicycle parts | Dviračių dalys | Части велосипедов | Velosipēdu daļas | Jalgrattaosad
900311 | 220 | | | Spectacle frames | Akinių rėmeliai | Оправы для очков | Briļļu ietvari | Prilliraamid
900410 | 290 | common | | Sunglasses | Saulės akiniai | Солнечные очки | Saulesbrilles | Päikeseprillid
910211 | 450 | common | lithium_inside | Wristwatches with a battery | Rankiniai laikrodžiai su baterija | Наручные часы с батарейкой | Rokas pulksteņi ar bateriju | Patareiga käekellad
910221 | 450 | | | Automatic wristwatches | Automatiniai rankiniai laikrodžiai | Автоматические наручные часы | Automātiskie rokas pulksteņi | Automaatkellad
920290 | 320 | | | Guitars | Gitaros | Гитары | Ģitāras | Kitarrid
930400 | 320 | | weapon | Air guns | Pneumatiniai ginklai | Пневматическое оружие | Pneimatiskie ieroči | Õhkrelvad
940490 | 370 | | | Pillows and duvets | Pagalvės ir antklodės | Подушки и одеяла | Spilveni un segas | Padjad ja tekid
940521 | 370 | | | Table lamps | Stalinės lempos | Настольные лампы | Galda lampas | Laualambid
950300 | 470 | common | | Toys | Žaislai | Игрушки | Rotaļlietas | Mänguasjad
950450 | 0 | common | lithium_inside | Game consoles | Žaidimų konsolės | Игровые приставки | Spēļu konsoles | Mängukonsoolid
950490 | 370 | common | | Board games | Stalo žaidimai | Настольные игры | Galda spēles | Lauamängud
950510 | 270 | | | Christmas decorations | Kalėdų papuošimai | Новогодние украшения | Ziemassvētku rotājumi | Jõulukaunistused
950662 | 270 | | | Balls | Kamuoliai | Мячи | Bumbas | Pallid
950691 | 270 | common | | Fitness equipment | Treniruočių įranga | Тренажёры и инвентарь | Fitnesa aprīkojums | Treeningvahendid
950710 | 370 | | | Fishing rods | Meškerės | Удочки | Makšķeres | Õngeridvad
960329 | 370 | | | Hair brushes | Plaukų šepečiai | Щётки для волос | Matu sukas | Juukseharjad
960810 | 370 | | | Ball-point pens | Tušinukai | Шариковые ручки | Lodīšu pildspalvas | Pastapliiatsid
961700 | 670 | | | Vacuum flasks | Termosai | Термосы | Termosi | Termosed
`;
