/** hs6 | duty, hundredths of a percent | common | hazards | en | lt | ru | lv | ee */
export const APPLIANCES = `
841459 | 230 | | | Computer and other fans | Kompiuterių ir kiti ventiliatoriai | Кулеры и другие вентиляторы | Datoru un citi ventilatori | Arvuti- ja muud ventilaatorid
841460 | 270 | | | Cooker hoods | Gartraukiai | Кухонные вытяжки | Tvaika nosūcēji | Õhupuhastid
841510 | 270 | | | Air conditioners | Oro kondicionieriai | Кондиционеры | Gaisa kondicionieri | Kliimaseadmed
841821 | 150 | | | Fridges | Šaldytuvai | Холодильники | Ledusskapji | Külmikud
842121 | 170 | | | Water filters | Vandens filtrai | Фильтры для воды | Ūdens filtri | Veefiltrid
842211 | 270 | | | Dishwashers | Indaplovės | Посудомоечные машины | Trauku mazgājamās mašīnas | Nõudepesumasinad
842310 | 170 | | | Bathroom and kitchen scales | Vonios ir virtuvės svarstyklės | Напольные и кухонные весы | Vannas istabas un virtuves svari | Vanni- ja köögikaalud
843311 | 220 | | | Lawn mowers | Vejapjovės | Газонокосилки | Zāles pļāvēji | Muruniidukid
844331 | 0 | | | Printers with a scanner | Spausdintuvai su skeneriu | Принтеры со сканером | Printeri ar skeneri | Skanneriga printerid
844332 | 0 | | | Printers | Spausdintuvai | Принтеры | Printeri | Printerid
844399 | 0 | | | Ink cartridges and printer parts | Rašalo kasetės ir spausdintuvų dalys | Картриджи и части принтеров | Tintes kasetnes un printeru daļas | Tindikassetid ja printeriosad
845011 | 300 | | | Washing machines | Skalbyklės | Стиральные машины | Veļas mazgājamās mašīnas | Pesumasinad
845210 | 570 | | | Sewing machines | Siuvimo mašinos | Швейные машины | Šujmašīnas | Õmblusmasinad
846721 | 270 | | lithium_inside | Electric drills | Elektriniai gręžtuvai | Электродрели | Elektriskie urbji | Elektritrellid
846722 | 270 | | lithium_inside | Electric saws | Elektriniai pjūklai | Электропилы | Elektriskie zāģi | Elektrisaed
846729 | 270 | | lithium_inside | Other electric hand tools | Kiti elektriniai rankiniai įrankiai | Прочий ручной электроинструмент | Citi elektriskie rokas instrumenti | Muud elektrilised käsitööriistad
847010 | 0 | | | Calculators | Skaičiuotuvai | Калькуляторы | Kalkulatori | Kalkulaatorid
847150 | 0 | | | Desktop computers | Stacionarieji kompiuteriai | Настольные компьютеры | Galddatori | Lauaarvutid
847180 | 0 | | | Graphics and network cards | Vaizdo ir tinklo plokštės | Видеокарты и сетевые карты | Videokartes un tīkla kartes | Graafika- ja võrgukaardid
848210 | 800 | | | Ball bearings | Rutuliniai guoliai | Шариковые подшипники | Lodīšu gultņi | Kuullaagrid
850131 | 270 | | | Small electric motors | Maži elektros varikliai | Небольшие электродвигатели | Mazi elektromotori | Väikesed elektrimootorid
850511 | 220 | | magnet | Magnets | Magnetai | Магниты | Magnēti | Magnetid
850610 | 470 | | | Alkaline batteries | Šarminės baterijos | Щелочные батарейки | Sārma baterijas | Leelispatareid
851020 | 220 | | lithium_inside | Hair clippers | Plaukų kirpimo mašinėlės | Машинки для стрижки | Matu griežamās mašīnas | Juukselõikusmasinad
851030 | 220 | | lithium_inside | Epilators | Epiliatoriai | Эпиляторы | Epilatori | Epilaatorid
851220 | 270 | | | Car lights | Automobilių žibintai | Автомобильные фары | Automobiļu lukturi | Autotuled
851310 | 570 | | lithium_inside | Torches and headlamps | Žibintuvėliai ir galvos žibintai | Фонарики и налобные фонари | Kabatas un galvas lukturi | Tasku- ja pealambid
851610 | 270 | | | Kettles and water heaters | Virduliai ir vandens šildytuvai | Чайники и водонагреватели | Tējkannas un ūdens sildītāji | Veekeetjad ja boilerid
851629 | 270 | | | Electric heaters | Elektriniai šildytuvai | Электрообогреватели | Elektriskie sildītāji | Elektriradiaatorid
851632 | 270 | | | Hair straighteners and curlers | Plaukų tiesintuvai ir suktukai | Утюжки и плойки для волос | Matu taisnotāji un lokšķēres | Juuksesirgestajad ja lokitangid
851640 | 270 | | | Irons | Lygintuvai | Утюги | Gludekļi | Triikrauad
851650 | 500 | | | Microwave ovens | Mikrobangų krosnelės | Микроволновые печи | Mikroviļņu krāsnis | Mikrolaineahjud
851660 | 270 | | | Ovens, hobs and grills | Orkaitės, kaitlentės ir griliai | Духовки, варочные панели и грили | Cepeškrāsnis, plīts virsmas un grili | Ahjud, pliidiplaadid ja grillid
851672 | 270 | | | Toasters | Skrudintuvai | Тостеры | Tosteri | Rösterid
851679 | 270 | | | Other kitchen devices that heat | Kiti kaitinimo prietaisai virtuvei | Прочие нагревательные приборы для кухни | Citas sildošas virtuves ierīces | Muud kuumutavad köögiseadmed
851779 | 0 | | | Phone parts and screens | Telefonų dalys ir ekranai | Запчасти и экраны телефонов | Tālruņu daļas un ekrāni | Telefoniosad ja -ekraanid
851810 | 0 | | | Microphones | Mikrofonai | Микрофоны | Mikrofoni | Mikrofonid
851822 | 0 | | lithium_inside,magnet | Speakers in one box | Kolonėlės | Акустические системы | Skaļruņu sistēmas | Kõlarisüsteemid
851840 | 0 | | | Amplifiers | Stiprintuvai | Усилители | Pastiprinātāji | Võimendid
851981 | 0 | | lithium_inside | Music players and recorders | Muzikos grotuvai ir diktofonai | Плееры и диктофоны | Mūzikas atskaņotāji un diktofoni | Muusikamängijad ja diktofonid
852349 | 0 | | | Discs with music, films and games | Plokštelės su muzika, filmais ir žaidimais | Диски с музыкой, фильмами и играми | Diski ar mūziku, filmām un spēlēm | Muusika-, filmi- ja mänguplaadid
852380 | 0 | | | Vinyl records | Vinilo plokštelės | Виниловые пластинки | Vinila plates | Vinüülplaadid
852691 | 0 | | lithium_inside | Satellite navigation | Palydovinė navigacija | Спутниковые навигаторы | Satelītnavigācijas ierīces | Satelliitnavigaatorid
852692 | 0 | | | Remote controls | Nuotolinio valdymo pultai | Пульты дистанционного управления | Tālvadības pultis | Kaugjuhtimispuldid
852713 | 0 | | lithium_inside | Portable radios | Nešiojamieji radijo imtuvai | Переносные радиоприёмники | Pārnēsājami radioaparāti | Kaasaskantavad raadiod
852869 | 0 | | | Projectors | Projektoriai | Проекторы | Projektori | Projektorid
852872 | 1400 | | | Televisions | Televizoriai | Телевизоры | Televizori | Telerid
853400 | 0 | | | Circuit boards | Spausdintinės plokštės | Печатные платы | Iespiedplates | Trükkplaadid
853669 | 0 | | | Plugs and sockets | Kištukai ir lizdai | Вилки и розетки | Kontaktdakšas un ligzdas | Pistikud ja pistikupesad
853952 | 0 | | | LED bulbs | LED lemputės | Светодиодные лампочки | LED spuldzes | LED-pirnid
854143 | 0 | | | Solar panels | Saulės moduliai | Солнечные панели | Saules paneļi | Päikesepaneelid
854231 | 0 | | | Processors and chips | Procesoriai ir mikroschemos | Процессоры и микросхемы | Procesori un mikroshēmas | Protsessorid ja kiibid
854340 | 370 | | tobacco,lithium_inside | Electronic cigarettes | Elektroninės cigaretės | Электронные сигареты | Elektroniskās cigaretes | E-sigaretid
854370 | 0 | | lithium_inside | Other electronic devices | Kiti elektroniniai prietaisai | Прочие электронные устройства | Citas elektroniskās ierīces | Muud elektroonikaseadmed
`;
