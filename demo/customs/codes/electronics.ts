/** hs6 | duty, hundredths of a percent | common | hazards | en | lt | ru | lv | ee */
export const ELECTRONICS = `
841451 | 320 | | | Fans | Ventiliatoriai | Вентиляторы | Ventilatori | Ventilaatorid
847130 | 0 | common | lithium_inside | Laptops and tablets | Nešiojamieji ir planšetiniai kompiuteriai | Ноутбуки и планшеты | Klēpjdatori un planšetdatori | Süle- ja tahvelarvutid
847160 | 0 | common | | Keyboards and mice | Klaviatūros ir pelės | Клавиатуры и мыши | Tastatūras un peles | Klaviatuurid ja hiired
847170 | 0 | | | Drives and disks | Diskai ir kaupikliai | Накопители и диски | Diski un datu nesēji | Kettad ja salvestid
847330 | 0 | common | | Computer parts | Kompiuterių dalys | Комплектующие компьютеров | Datoru daļas | Arvutiosad
850440 | 0 | common | | Chargers and power adapters | Įkrovikliai ir maitinimo adapteriai | Зарядные устройства и адаптеры | Lādētāji un strāvas adapteri | Laadijad ja toiteadapterid
850650 | 470 | | lithium_loose | Lithium batteries | Ličio baterijos | Литиевые батарейки | Litija baterijas | Liitiumpatareid
850760 | 270 | | lithium_loose | Rechargeable batteries and power banks | Akumuliatoriai ir išorinės baterijos | Аккумуляторы и внешние аккумуляторы | Akumulatori un ārējie akumulatori | Akud ja akupangad
850811 | 220 | | | Vacuum cleaners | Dulkių siurbliai | Пылесосы | Putekļsūcēji | Tolmuimejad
850940 | 220 | | | Mixers and blenders | Plakikliai ir kokteilinės | Миксеры и блендеры | Mikseri un blenderi | Mikserid ja blenderid
850980 | 270 | | lithium_inside | Electric toothbrushes | Elektriniai dantų šepetėliai | Электрические зубные щётки | Elektriskās zobu birstes | Elektrilised hambaharjad
851010 | 220 | | lithium_inside | Shavers | Skustuvai | Электробритвы | Skuvekļi | Pardlid
851631 | 270 | | | Hair dryers | Plaukų džiovintuvai | Фены | Matu fēni | Föönid
851671 | 270 | | | Coffee machines | Kavos aparatai | Кофеварки | Kafijas automāti | Kohvimasinad
851713 | 0 | common | lithium_inside | Smartphones | Išmanieji telefonai | Смартфоны | Viedtālruņi | Nutitelefonid
851762 | 0 | common | lithium_inside | Smart watches, routers, wireless devices | Išmanieji laikrodžiai, maršrutizatoriai, belaidžiai įrenginiai | Умные часы, роутеры, беспроводные устройства | Viedpulksteņi, maršrutētāji, bezvadu ierīces | Nutikellad, ruuterid, juhtmevabad seadmed
851821 | 0 | | magnet | Loudspeakers | Garsiakalbiai | Акустические колонки | Skaļruņi | Kõlarid
851830 | 0 | common | lithium_inside | Headphones | Ausinės | Наушники | Austiņas | Kõrvaklapid
852351 | 0 | | | Memory cards and sticks | Atminties kortelės ir atmintinės | Карты памяти и флешки | Atmiņas kartes un zibatmiņas | Mälukaardid ja -pulgad
852589 | 0 | common | lithium_inside | Cameras | Fotoaparatai ir vaizdo kameros | Фотоаппараты и видеокамеры | Fotoaparāti un videokameras | Fotoaparaadid ja videokaamerad
852852 | 0 | | | Monitors | Monitoriai | Мониторы | Monitori | Kuvarid
854442 | 0 | common | | Cables with plugs | Kabeliai su jungtimis | Кабели с разъёмами | Kabeļi ar spraudņiem | Pistikutega kaablid
880622 | 0 | | lithium_inside | Drones | Dronai | Дроны | Droni | Droonid
900211 | 670 | | | Camera lenses | Fotoaparatų objektyvai | Объективы | Objektīvi | Objektiivid
`;
