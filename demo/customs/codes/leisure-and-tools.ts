/** hs6 | duty, hundredths of a percent | common | hazards | en | lt | ru | lv | ee */
export const LEISURE_AND_TOOLS = `
401110 | 450 | | | Car tyres | Automobilių padangos | Автомобильные шины | Automobiļu riepas | Autorehvid
401150 | 400 | | | Bicycle tyres | Dviračių padangos | Велосипедные шины | Velosipēdu riepas | Jalgrattarehvid
401410 | 0 | | | Condoms | Prezervatyvai | Презервативы | Prezervatīvi | Kondoomid
420100 | 270 | | | Collars, leads and pet gear | Antkakliai, pavadėliai ir reikmenys gyvūnams | Ошейники, поводки и товары для животных | Kaklasiksnas, pavadas un piederumi dzīvniekiem | Kaelarihmad, jalutusrihmad ja lemmikloomatarbed
481710 | 0 | | | Envelopes | Vokai | Конверты | Aploksnes | Ümbrikud
482030 | 0 | | | Folders and binders | Segtuvai ir aplankai | Папки и скоросшиватели | Mapes un ātršuvēji | Mapid ja kaustad
490290 | 0 | | | Magazines and newspapers | Žurnalai ir laikraščiai | Журналы и газеты | Žurnāli un avīzes | Ajakirjad ja ajalehed
490900 | 0 | | | Postcards and greeting cards | Atvirukai | Открытки | Pastkartes un apsveikumu kartītes | Postkaardid ja õnnitluskaardid
491000 | 0 | | | Calendars | Kalendoriai | Календари | Kalendāri | Kalendrid
491191 | 0 | | | Pictures and photographs | Paveikslai ir nuotraukos | Изображения и фотографии | Attēli un fotogrāfijas | Pildid ja fotod
510910 | 380 | | | Knitting yarn, wool | Mezgimo siūlai, vilna | Пряжа для вязания, шерсть | Adīšanas dzija, vilna | Kudumislõng, vill
520852 | 800 | | | Printed cotton fabrics | Marginti medvilniniai audiniai | Набивные хлопковые ткани | Apdrukāti kokvilnas audumi | Trükitud puuvillkangad
820320 | 370 | | | Pliers and tweezers | Replės ir pincetai | Плоскогубцы и пинцеты | Knaibles un pincetes | Tangid ja pintsetid
820520 | 370 | | | Hammers | Plaktukai | Молотки | Āmuri | Haamrid
820540 | 370 | | | Screwdrivers | Atsuktuvai | Отвёртки | Skrūvgrieži | Kruvikeerajad
820600 | 370 | | | Tool sets | Įrankių rinkiniai | Наборы инструментов | Instrumentu komplekti | Tööriistakomplektid
820750 | 270 | | | Drill bits | Grąžtai | Свёрла | Urbji | Puurid
821220 | 270 | | | Razor blades | Skutimosi peiliukai | Лезвия для бритья | Skuvekļu asmeņi | Žiletiterad
821300 | 420 | | | Scissors | Žirklės | Ножницы | Šķēres | Käärid
821420 | 270 | | | Manicure sets | Manikiūro rinkiniai | Маникюрные наборы | Manikīra komplekti | Maniküürikomplektid
842123 | 170 | | | Oil filters | Alyvos filtrai | Масляные фильтры | Eļļas filtri | Õlifiltrid
840991 | 270 | | | Engine parts | Variklių dalys | Части двигателей | Dzinēju daļas | Mootoriosad
851110 | 320 | | | Spark plugs | Uždegimo žvakės | Свечи зажигания | Aizdedzes sveces | Süüteküünlad
870829 | 450 | | | Car body parts | Automobilių kėbulo dalys | Кузовные детали | Automobiļu virsbūves daļas | Autokere osad
870870 | 450 | | | Wheels and rims | Ratai ir ratlankiai | Колёса и диски | Riteņi un diski | Rattad ja veljed
870880 | 450 | | | Car suspension parts | Automobilių pakabos dalys | Детали подвески | Automobiļu balstiekārtas daļas | Auto vedrustuse osad
870895 | 450 | | explosive | Airbags | Oro pagalvės | Подушки безопасности | Drošības spilveni | Turvapadjad
871160 | 600 | | lithium_inside | Electric scooters and bicycles | Elektriniai paspirtukai ir dviračiai | Электросамокаты и электровелосипеды | Elektriskie skrejriteņi un velosipēdi | Elektritõukerattad ja -jalgrattad
871500 | 270 | | | Prams | Vaikiški vežimėliai | Детские коляски | Bērnu ratiņi | Lapsevankrid
900130 | 290 | | liquid | Contact lenses | Kontaktiniai lęšiai | Контактные линзы | Kontaktlēcas | Kontaktläätsed
900490 | 290 | | | Glasses and goggles | Akiniai ir apsauginiai akiniai | Очки и защитные очки | Brilles un aizsargbrilles | Prillid ja kaitseprillid
900510 | 420 | | | Binoculars | Žiūronai | Бинокли | Binokļi | Binoklid
900580 | 420 | | | Telescopes | Teleskopai | Телескопы | Teleskopi | Teleskoobid
900640 | 320 | | | Instant film cameras | Momentinės fotografijos fotoaparatai | Камеры моментальной печати | Momentfoto kameras | Kiirpildikaamerad
901180 | 670 | | | Microscopes | Mikroskopai | Микроскопы | Mikroskopi | Mikroskoobid
901910 | 0 | | lithium_inside | Massage devices | Masažuokliai | Массажёры | Masāžas ierīces | Massaažiseadmed
902110 | 0 | | | Orthopaedic goods | Ortopedinės prekės | Ортопедические товары | Ortopēdiskas preces | Ortopeedilised tooted
902519 | 320 | | | Thermometers | Termometrai | Термометры | Termometri | Termomeetrid
903031 | 420 | | | Multimeters | Multimetrai | Мультиметры | Multimetri | Multimeetrid
910310 | 470 | | | Small clocks | Maži laikrodžiai | Небольшие часы | Mazi pulksteņi | Väikesed kellad
910521 | 470 | | | Wall clocks | Sieniniai laikrodžiai | Настенные часы | Sienas pulksteņi | Seinakellad
911390 | 600 | | | Watch straps | Laikrodžių dirželiai | Ремешки для часов | Pulksteņu siksniņas | Kellarihmad
920210 | 320 | | | Violins | Smuikai | Скрипки | Vijoles | Viiulid
920590 | 320 | | | Wind instruments | Pučiamieji instrumentai | Духовые инструменты | Pūšamie instrumenti | Puhkpillid
920600 | 320 | | | Drums | Būgnai | Барабаны | Bungas | Trummid
920710 | 320 | | | Electronic keyboards | Elektroniniai klavišiniai | Синтезаторы и цифровые пианино | Elektroniskie taustiņinstrumenti | Elektroonilised klahvpillid
920790 | 370 | | | Electric guitars | Elektrinės gitaros | Электрогитары | Elektriskās ģitāras | Elektrikitarrid
930690 | 270 | | weapon | Ammunition | Šaudmenys | Боеприпасы | Munīcija | Laskemoon
950440 | 270 | | | Playing cards | Lošimo kortos | Игральные карты | Spēļu kārtis | Mängukaardid
950590 | 270 | | | Party goods and carnival costumes | Švenčių reikmenys ir karnavaliniai kostiumai | Товары для праздника и карнавальные костюмы | Ballīšu preces un karnevāla tērpi | Peokaubad ja karnevalikostüümid
950611 | 370 | | | Skis | Slidės | Лыжи | Slēpes | Suusad
950629 | 270 | | | Water sports goods | Vandens sporto reikmenys | Товары для водного спорта | Ūdens sporta preces | Veespordikaubad
950631 | 270 | | | Golf clubs | Golfo lazdos | Клюшки для гольфа | Golfa nūjas | Golfikepid
950651 | 470 | | | Tennis rackets | Teniso raketės | Теннисные ракетки | Tenisa raketes | Tennisereketid
950659 | 270 | | | Badminton rackets | Badmintono raketės | Ракетки для бадминтона | Badmintona raketes | Sulgpallireketid
950670 | 270 | | | Ice and roller skates | Pačiūžos ir riedučiai | Коньки и роликовые коньки | Slidas un skrituļslidas | Uisud ja rulluisud
950699 | 270 | common | | Other sports goods | Kitos sporto prekės | Прочие спорттовары | Citas sporta preces | Muud spordikaubad
950730 | 370 | | | Fishing reels | Meškerių ritės | Катушки для удочек | Makšķeru spoles | Õngerullid
950790 | 370 | | | Fishing tackle | Žvejybos reikmenys | Рыболовные снасти | Makšķerēšanas piederumi | Kalastustarbed
960321 | 370 | | | Toothbrushes | Dantų šepetėliai | Зубные щётки | Zobu birstes | Hambaharjad
960330 | 370 | | | Make-up and artists’ brushes | Makiažo ir dailės teptukai | Кисти для макияжа и рисования | Grima un mākslas otas | Meigi- ja kunstipintslid
960820 | 370 | | | Markers and felt-tip pens | Žymekliai ir flomasteriai | Маркеры и фломастеры | Marķieri un flomāsteri | Markerid ja viltpliiatsid
960910 | 270 | | | Pencils | Pieštukai | Карандаши | Zīmuļi | Pliiatsid
961310 | 270 | | flammable | Lighters | Žiebtuvėliai | Зажигалки | Šķiltavas | Välgumihklid
961511 | 270 | | | Combs | Šukos | Расчёски | Ķemmes | Kammid
961900 | 380 | | | Nappies and sanitary towels | Sauskelnės ir higieniniai įklotai | Подгузники и прокладки | Autiņbiksītes un higiēniskās paketes | Mähkmed ja hügieenisidemed
962000 | 370 | | | Tripods and selfie sticks | Trikojai ir asmenukių lazdos | Штативы и палки для селфи | Statīvi un pašbilžu nūjas | Statiivid ja selfipulgad
970191 | 0 | | | Paintings and drawings | Tapyba ir piešiniai | Картины и рисунки | Gleznas un zīmējumi | Maalid ja joonistused
970400 | 0 | | | Postage stamps | Pašto ženklai | Почтовые марки | Pastmarkas | Postmargid
970690 | 0 | | | Antiques over 100 years old | Senesni nei 100 metų antikvariniai daiktai | Антиквариат старше 100 лет | Senlietas, kas vecākas par 100 gadiem | Üle 100 aasta vanad antiikesemed
`;
