import{xi as e}from"./app-CkL4DhtM.js";var t=`car|Maruti Suzuki|Alto 800:h:pc:80-400|Alto K10:h:pc:100-580|Alto:h:pc:50-300|800:h:pc:25-120|Omni:v:pc:60-280|Eeco:v:pc:200-620|Zen:h:pd:30-150|Zen Estilo:h:pc:60-220|A-Star:h:p:80-220|Wagon R:h:pc:70-720|Celerio:h:pcd:200-680|Celerio X:h:pc:250-520|S-Presso:h:pc:250-580|Ritz:h:pd:130-380|Swift:h:pcd:100-900|Swift Dzire:s:pcd:130-950|Dzire:s:pcd:400-1000|Dzire Tour:s:pcd:200-700|Ignis:h:p:330-780|Baleno:h:pcd:350-950|Fronx:u:pc:650-1250|Esteem:s:pcd:30-120|SX4:s:pcd:130-380|Ciaz:s:pd:350-1150|Kizashi:s:p:350-600|Gypsy:u:p:150-650|Jimny:u:p:950-1450|Grand Vitara:u:phc:900-2000|Vitara Brezza:u:pd:450-1100|Brezza:u:pc:700-1400|S-Cross:u:pd:400-1050|Ertiga:m:pcd:350-1250|XL6:m:pc:750-1400|Invicto:m:h:2000-2850|Versa:v:p:60-180|Victoris:u:phc:1000-1950|e Vitara:u:e:1700-2300
car|Hyundai|Santro Xing:h:pc:50-220|Santro:h:pc:250-600|Eon:h:pc:120-380|i10:h:pcd:110-380|Grand i10:h:pcd:230-620|Grand i10 Nios:h:pcd:430-850|i20:h:pd:150-1050|i20 Active:h:pd:330-750|i20 N Line:h:p:800-1250|Getz:h:pd:60-200|Accent:s:pcd:50-230|Xcent:s:pcd:250-650|Aura:s:pcd:480-900|Verna:s:pd:150-1700|Elantra:s:pd:250-1700|Sonata:s:pd:100-800|Venue:u:pd:550-1300|Venue N Line:u:p:950-1350|Exter:u:pc:560-1000|Creta:u:pd:600-2000|Creta N Line:u:p:1400-2000|Creta Electric:u:e:1500-2300|Alcazar:u:pd:1200-2100|Tucson:u:pd:500-3500|Santa Fe:u:d:450-2200|Terracan:u:d:150-350|Kona Electric:u:e:1200-2200|Ioniq 5:u:e:3000-4600
car|Tata|Nano:h:pc:35-160|Indica:h:pd:40-200|Indica Vista:h:pd:70-260|Indigo:s:pd:50-220|Indigo eCS:s:pd:90-280|Manza:s:pd:120-300|Bolt:h:pd:200-420|Zest:s:pd:230-520|Tiago:h:pcd:270-750|Tiago EV:h:e:600-1100|Tigor:s:pcd:330-850|Tigor EV:s:e:650-1250|Altroz:h:pcd:450-1050|Punch:u:pc:530-1000|Punch EV:u:e:850-1400|Nexon:u:pcd:500-1450|Nexon EV:u:e:850-1800|Curvv:u:pd:950-1900|Curvv EV:u:e:1500-2200|Harrier:u:pd:950-2500|Harrier EV:u:e:2000-3000|Safari:u:d:250-2600|Safari Storme:u:d:350-900|Hexa:m:d:500-1300|Aria:m:d:250-550|Sumo:u:d:80-380|Sumo Gold:u:d:180-480|Sierra:u:pd:100-1900|Xenon:k:d:250-600|Spacio:u:d:100-280
car|Mahindra|Scorpio:u:dp:150-1400|Scorpio Classic:u:d:1000-1750|Scorpio N:u:pd:1200-2450|Bolero:u:d:200-1050|Bolero Neo:u:d:700-1250|XUV500:u:dp:400-1500|XUV700:u:pd:1200-2600|XUV300:u:pdc:550-1300|XUV 3XO:u:pd:750-1550|XUV400:u:e:1000-1700|Thar:u:pd:700-1800|Thar Roxx:u:pd:1250-2300|KUV100:u:pd:250-600|TUV300:u:d:400-850|Marazzo:m:d:600-1350|Xylo:m:d:180-600|Quanto:u:d:180-380|Verito:s:pd:130-350|Verito Vibe:h:d:130-320|Logan:s:pd:80-220|Alturas G4:u:d:1400-2600|BE 6:u:e:1800-2700|XEV 9e:u:e:2100-3100|XEV 9S:u:e:1900-3000|e2o:h:e:150-400|e-Verito:s:e:300-700|Jeep CJ:u:d:150-600
car|Honda|City:s:pdh:120-1700|City e:HEV:s:h:1300-2000|Civic:s:pd:150-1700|Accord:s:ph:150-1800|Amaze:s:pdc:250-1050|Brio:h:p:180-420|Jazz:h:pd:200-850|Mobilio:m:pd:280-650|WR-V:u:pd:450-1050|BR-V:m:pd:450-950|CR-V:u:pd:250-2500|Elevate:u:p:1000-1650
car|Toyota|Innova:m:pd:300-1300|Innova Crysta:m:pd:1000-2600|Innova Hycross:m:ph:1800-3100|Fortuner:u:pd:700-4600|Fortuner Legender:u:d:3000-4700|Corolla:s:pd:90-300|Corolla Altis:s:pd:200-1500|Camry:s:ph:300-4400|Etios:s:pd:200-600|Etios Liva:h:pd:180-520|Etios Cross:h:pd:250-550|Glanza:h:pc:500-950|Urban Cruiser:u:p:650-1050|Urban Cruiser Hyryder:u:phc:950-1950|Urban Cruiser Taisor:u:pc:720-1250|Rumion:m:pc:900-1350|Yaris:s:p:650-1150|Hilux:k:d:2500-3700|Qualis:m:pd:100-350|Land Cruiser:u:pd:1500-20000|Land Cruiser Prado:u:d:1200-7500|Vellfire:m:h:6500-13000|Prius:s:h:500-2500
car|Kia|Seltos:u:pd:800-1950|Sonet:u:pd:650-1400|Carens:m:pd:900-1800|Carens Clavis:m:pd:1100-2050|Carnival:m:d:1800-6400|Syros:u:pd:850-1700|EV6:u:e:4000-6500|EV9:u:e:9000-13000
car|Renault|Kwid:h:p:180-550|Triber:m:p:430-850|Kiger:u:p:480-1000|Duster:u:pd:280-1100|Captur:u:pd:550-1050|Lodgy:m:d:350-800|Scala:s:pd:180-400|Pulse:h:pd:150-350|Fluence:s:pd:200-500|Koleos:u:d:400-900
car|Nissan|Magnite:u:p:480-1050|Micra:h:pd:150-450|Micra Active:h:p:180-380|Sunny:s:pd:180-500|Terrano:u:pd:300-850|Kicks:u:pd:600-1200|X-Trail:u:dp:250-4500|Teana:s:p:200-500|Evalia:m:d:200-400
car|Datsun|GO:h:p:150-380|GO+:m:p:180-420|redi-GO:h:p:170-380
car|Ford|Figo:h:pd:120-600|Figo Aspire:s:pd:250-600|Aspire:s:pdc:350-700|Freestyle:h:pd:380-750|EcoSport:u:pd:300-1050|Endeavour:u:d:500-3300|Fiesta:s:pd:90-450|Fiesta Classic:s:pd:120-350|Ikon:s:pd:40-160|Fusion:h:pd:80-220|Mondeo:s:pd:100-300|Mustang:c:p:4500-7500
car|Volkswagen|Polo:h:pd:200-950|Vento:s:pd:250-950|Ameo:s:pd:300-600|Virtus:s:p:950-1850|Taigun:u:p:950-1850|Jetta:s:pd:250-1100|Passat:s:d:300-2200|Tiguan:u:pd:1000-3400|Tiguan Allspace:u:p:2000-3300|T-Roc:u:p:1400-2100|Beetle:c:pd:900-2200|Cross Polo:h:pd:250-550|Touareg:u:d:900-2500|Golf GTI:h:p:4500-5600
car|Skoda|Fabia:h:pd:100-350|Rapid:s:pd:250-1050|Octavia:s:pd:150-2500|Superb:s:pd:300-4500|Laura:s:pd:180-550|Yeti:u:d:350-900|Kushaq:u:p:900-1800|Slavia:s:p:900-1750|Kodiaq:u:pd:1600-4500|Karoq:u:p:1700-2300|Kylaq:u:p:800-1400
car|MG|Hector:u:pd:950-2100|Hector Plus:u:pd:1050-2200|Astor:u:p:850-1650|ZS EV:u:e:1200-2300|Gloster:u:d:2200-4000|Comet EV:h:e:500-950|Windsor EV:m:e:1000-1650|M9:m:e:6000-7200|Cyberster:c:e:7000-7800
car|Jeep|Compass:u:pd:900-2900|Meridian:u:d:2000-3600|Wrangler:u:pd:3500-7000|Grand Cherokee:u:pd:3000-7000
car|Citroen|C3:h:p:450-900|eC3:h:e:700-1200|C3 Aircross:u:p:700-1350|Aircross:u:p:750-1400|Basalt:u:p:750-1350|C5 Aircross:u:d:2000-3500
car|Chevrolet|Spark:h:pc:50-200|Beat:h:pcd:90-300|Aveo:s:pc:60-220|Aveo U-VA:h:p:60-200|Sail:s:pd:150-380|Sail U-VA:h:pd:150-350|Cruze:s:d:250-800|Optra:s:pd:70-250|Tavera:m:d:120-450|Enjoy:m:pd:180-400|Captiva:u:d:250-700|Trailblazer:u:d:900-1800
car|Fiat|Punto:h:pd:100-350|Punto Evo:h:pd:200-450|Avventura:h:pd:250-480|Linea:s:pd:120-450|Palio:h:pd:40-150|Uno:h:pd:25-90|Premier Padmini:s:p:60-300
car|Mitsubishi|Pajero:u:d:250-900|Pajero Sport:u:d:700-2000|Lancer:s:pd:60-250|Cedia:s:p:100-300|Outlander:u:p:350-2200|Montero:u:d:900-2500
car|Hindustan Motors|Ambassador:s:pdc:50-350|Contessa:s:pd:80-500
car|Isuzu|D-Max V-Cross:k:d:900-2500|D-Max S-Cab:k:d:700-1300|MU-X:u:d:1400-3400|MU-7:u:d:600-1300
car|Force|Gurkha:u:d:700-1700|Trax:u:d:250-1100|One:m:d:300-700
car|BMW|1 Series:h:pd:500-1400|2 Series Gran Coupe:s:pd:2000-4200|3 Series:s:pd:500-5500|5 Series:s:pd:700-7000|7 Series:s:pdh:1200-17000|X1:u:pd:700-4800|X3:u:pd:1200-6800|X5:u:pd:1300-9500|X7:u:pd:6500-12500|Z4:c:p:2500-8500|i4:s:e:4500-7000|iX1:u:e:4500-6200|M2:c:p:6500-10000
car|Mercedes-Benz|A-Class:h:pd:700-4500|B-Class:m:pd:600-2000|C-Class:s:pd:500-6000|CLA:s:pd:900-3500|E-Class:s:pd:500-8500|S-Class:s:pdh:900-19000|GLA:u:pd:900-5000|GLB:u:pd:4000-6500|GLC:u:pd:2200-7500|GLE:u:pd:3000-10000|GLS:u:pd:3500-13500|G-Class:u:pd:9000-35000|M-Class:u:d:600-3000|EQB:u:e:4500-7500
car|Audi|A3:s:pd:700-2800|A4:s:pd:500-4500|A6:s:pd:600-6500|A8:s:pd:1000-14000|Q3:u:pd:800-4800|Q5:u:pd:900-6500|Q7:u:pd:1200-9000|Q8:u:p:6000-11500|e-tron:u:e:5500-10000|TT:c:p:1500-4500
car|Volvo|S60:s:pd:800-4300|S90:s:pd:2000-6500|V40:h:pd:700-1500|XC40:u:ph:2200-4600|XC60:u:pdh:1300-6700|XC90:u:pdh:2500-9800|C40 Recharge:u:e:4500-6200
car|Land Rover|Freelander 2:u:d:500-1500|Discovery:u:d:2500-10000|Discovery Sport:u:pd:1600-6800|Defender:u:pd:7000-25000|Range Rover:u:pd:2500-30000|Range Rover Sport:u:pd:2500-20000|Range Rover Evoque:u:pd:1500-6800|Range Rover Velar:u:pd:3800-8500
car|Jaguar|XE:s:pd:1300-3500|XF:s:pd:900-5500|XJ:s:pd:1500-6000|F-Pace:u:pd:2800-7000|F-Type:c:p:4500-15000|I-Pace:u:e:6500-11500
car|Lexus|ES:s:h:3000-6500|NX:u:h:3200-7000|RX:u:h:4500-10500|LX:u:pd:10000-28000
car|Porsche|Macan:u:p:3500-9500|Cayenne:u:pdh:2500-17000|Panamera:s:ph:3500-18000|911:c:p:7000-35000|Taycan:s:e:9000-20000
car|Mini|Cooper:h:pd:1200-4400|Countryman:u:pd:1300-5200|Clubman:h:p:1800-3800|Cooper SE:h:e:3000-5300
car|BYD|e6:m:e:1500-2700|Atto 3:u:e:1800-3300|Seal:s:e:3000-5200|eMax 7:m:e:2200-3000|Sealion 7:u:e:4000-5400
car|Premier|Rio:u:pd:120-350
car|Daewoo|Matiz:h:p:20-80|Cielo:s:p:25-100|Nexia:s:p:25-100
car|Opel|Corsa:h:p:35-140|Astra:s:pd:40-160|Vectra:s:p:60-200
car|Strom|R3:c:e:250-450
car|VinFast|VF 6:u:e:1400-1800|VF 7:u:e:1800-2500
bike|Hero|Splendor Plus:o:p:15-85|Splendor iSmart:o:p:20-75|Super Splendor:o:p:20-88|HF Deluxe:o:p:12-70|HF 100:o:p:20-62|Passion Pro:o:p:15-75|Passion Plus:o:p:15-80|Passion XPro:o:p:20-65|Glamour:o:p:20-90|Glamour XTEC:o:p:45-95|Hunk:r:p:20-75|Xtreme 125R:r:p:60-105|Xtreme 160R:r:p:55-140|Xtreme 200S:s:p:50-130|Xtreme Sports:r:p:30-75|Achiever:o:p:18-60|Ignitor:o:p:18-60|CBZ Xtreme:r:p:18-70|Karizma:s:p:25-110|Karizma XMR:s:p:110-185|Impulse:a:p:30-100|XPulse 200:a:p:60-150|XPulse 200T:a:p:60-130|Mavrick 440:r:p:130-230
bike|Hero Honda|Splendor:o:p:8-50|CD Deluxe:o:p:8-40|CD 100:o:p:6-60|Passion:o:p:8-45|CBZ:r:p:15-70|Karizma R:s:p:25-90|Ambition:o:p:8-35|Super Splendor 125:o:p:10-50
bike|Honda|Shine:o:p:20-88|SP 125:o:p:35-98|Shine 100:o:p:35-72|Unicorn:o:p:25-125|Unicorn 160:o:p:35-100|Livo:o:p:25-85|Dream Yuga:o:p:18-65|Dream Neo:o:p:18-60|CD 110 Dream:o:p:20-75|CB Twister:o:p:18-50|CB Trigger:r:p:25-65|CB Hornet 160R:r:p:40-100|Hornet 2.0:r:p:70-145|X-Blade:r:p:45-115|CB200X:a:p:80-150|CBR 150R:s:p:50-110|CBR 250R:s:p:70-180|CB300R:r:p:130-260|CB300F:r:p:110-175|CB350:c:p:130-220|H'ness CB350:c:p:120-215|CB350RS:c:p:130-225|CBR 650R:s:p:450-950|Africa Twin:a:p:900-1650|Gold Wing:c:p:1500-4000|NX500:a:p:400-620
bike|Bajaj|Platina 100:o:p:15-68|Platina 110:o:p:25-75|CT 100:o:p:12-58|CT 110:o:p:25-70|CT 125X:o:p:35-75|Discover 100:o:p:12-45|Discover 125:o:p:15-60|Discover 150:o:p:18-60|Boxer:o:p:8-40|Caliber:o:p:6-30|XCD 125:o:p:10-35|V12:o:p:22-55|V15:r:p:25-65|Pulsar 125:r:p:35-95|Pulsar 135 LS:r:p:20-60|Pulsar 150:r:p:20-115|Pulsar 160 NS:r:p:45-120|Pulsar N160:r:p:75-140|Pulsar N150:r:p:70-125|Pulsar 180:r:p:20-110|Pulsar 220F:s:p:30-140|Pulsar N250:r:p:95-155|Pulsar F250:s:p:95-155|Pulsar NS200:r:p:45-160|Pulsar RS200:s:p:60-180|Pulsar NS400Z:r:p:140-200|Avenger 160 Street:c:p:45-110|Avenger 180:c:p:30-80|Avenger 220 Cruise:c:p:35-135|Dominar 250:r:p:90-180|Dominar 400:r:p:90-240|Freedom 125:o:c:70-110
bike|TVS|Sport:o:p:15-72|Star City Plus:o:p:18-78|Star City:o:p:10-45|Radeon:o:p:28-80|Raider 125:o:p:50-105|Victor:o:p:12-60|Phoenix 125:o:p:15-50|Flame:o:p:12-40|Max 4R:o:p:20-60|Apache RTR 160:r:p:20-128|Apache RTR 160 4V:r:p:55-142|Apache RTR 180:r:p:25-130|Apache RTR 200 4V:r:p:60-150|Apache RTR 310:r:p:180-280|Apache RR 310:s:p:130-300|Ronin:c:p:95-178|Fiero:o:p:8-30
bike|Royal Enfield|Bullet 350:c:p:50-215|Bullet 500:c:p:70-190|Electra:c:p:50-180|Classic 350:c:p:70-230|Classic 500:c:p:90-220|Thunderbird 350:c:p:60-160|Thunderbird 500:c:p:80-190|Thunderbird X:c:p:100-190|Meteor 350:c:p:120-235|Hunter 350:r:p:105-185|Continental GT 535:s:p:110-210|Continental GT 650:s:p:190-370|Interceptor 650:r:p:190-360|Super Meteor 650:c:p:260-420|Shotgun 650:c:p:270-410|Classic 650:c:p:300-390|Bear 650:a:p:290-390|Himalayan 411:a:p:90-210|Himalayan 450:a:p:210-330|Scram 411:a:p:120-210|Scram 440:a:p:170-240|Guerrilla 450:r:p:190-290|Goan Classic 350:c:p:190-260
bike|Yamaha|FZ:r:p:20-80|FZ-S:r:p:25-130|FZ-S FI V3:r:p:55-128|FZ-S FI V4:r:p:85-140|FZ-X:r:p:85-145|FZ25:r:p:65-150|Fazer:r:p:20-75|Fazer 25:s:p:60-140|R15:s:p:35-110|R15 V3:s:p:75-150|R15 V4:s:p:115-195|R15S:s:p:45-165|R15M:s:p:130-205|MT-15:r:p:80-175|MT-03:r:p:280-460|R3:s:p:150-470|R1:s:p:800-2000|RX 100:o:p:20-200|RX 135:o:p:20-160|RX-Z:o:p:20-160|RD 350:r:p:100-600|Libero:o:p:8-30|Gladiator:o:p:10-40|SZ-RR:o:p:20-55|SZ-S:o:p:18-50|Saluto:o:p:22-55|Crux:o:p:8-35|Enticer:c:p:12-60|XSR 155:r:p:120-165
bike|Suzuki|Gixxer:r:p:35-140|Gixxer SF:s:p:45-150|Gixxer 250:r:p:100-195|Gixxer SF 250:s:p:100-205|Intruder 150:c:p:50-110|Slingshot:o:p:15-45|GS150R:r:p:18-55|Hayate:o:p:15-45|Samurai:o:p:10-70|Max 100:o:p:10-60|V-Strom SX:a:p:130-220|V-Strom 650:a:p:450-900|Hayabusa:s:p:700-1800|GSX-S750:r:p:450-750|Inazuma:r:p:80-160
bike|KTM|125 Duke:r:p:80-180|200 Duke:r:p:70-210|250 Duke:r:p:100-245|390 Duke:r:p:120-320|RC 125:s:p:90-190|RC 200:s:p:85-220|RC 390:s:p:130-330|250 Adventure:a:p:150-260|390 Adventure:a:p:190-370|790 Duke:r:p:500-800|160 Duke:r:p:140-190
bike|Kawasaki|Ninja 250R:s:p:120-250|Ninja 300:s:p:180-350|Ninja 400:s:p:280-480|Ninja 500:s:p:380-540|Ninja 650:s:p:350-730|Ninja 1000:s:p:650-1250|Ninja ZX-10R:s:p:900-1800|Ninja H2:s:p:2500-7500|Z650:r:p:350-680|Z800:r:p:400-650|Z900:r:p:550-980|Versys 650:a:p:400-790|Vulcan S:c:p:380-720|W175:r:p:75-130|Eliminator:c:p:380-590
bike|Harley-Davidson|X440:c:p:170-280|Street 750:c:p:250-480|Street Rod:c:p:350-600|Iron 883:c:p:450-900|Forty-Eight:c:p:600-1150|Fat Boy:c:p:1000-2600|Heritage Classic:c:p:1100-2700|Sportster S:c:p:1000-1700|Pan America:a:p:1300-2500
bike|Triumph|Speed 400:r:p:160-260|Scrambler 400 X:a:p:190-290|Speed T4:r:p:160-215|Street Triple:r:p:500-1250|Bonneville T100:r:p:500-1050|Bonneville T120:r:p:600-1250|Thruxton:s:p:600-1200|Tiger 900:a:p:900-1600|Tiger 800:a:p:600-1150|Rocket 3:c:p:1400-2200|Trident 660:r:p:500-870
bike|BMW|G 310 R:r:p:140-290|G 310 GS:a:p:160-320|G 310 RR:s:p:180-310|F 850 GS:a:p:800-1450|R 1250 GS:a:p:1400-2500|S 1000 RR:s:p:1300-2500
bike|Ducati|Monster:r:p:600-1300|Scrambler:r:p:500-1050|Panigale V2:s:p:1100-2000|Panigale V4:s:p:1800-3300|Multistrada:a:p:900-2600|Diavel:c:p:900-2700|Hypermotard:a:p:700-1600
bike|Jawa|Jawa 42:c:p:85-195|Jawa 350:c:p:120-215|Perak:c:p:110-215|42 Bobber:c:p:130-225|42 FJ:c:p:150-220
bike|Yezdi|Roadster:c:p:115-210|Scrambler:a:p:115-210|Adventure:a:p:125-215|Roadking:c:p:40-250
bike|BSA|Gold Star 650:c:p:220-340
bike|Benelli|TNT 300:r:p:130-260|TNT 600i:r:p:280-480|Imperiale 400:c:p:110-210|Leoncino 500:r:p:280-480|TRK 502:a:p:320-580|302R:s:p:170-320
bike|Husqvarna|Svartpilen 250:r:p:110-200|Vitpilen 250:r:p:110-200|Svartpilen 401:r:p:190-300
bike|Aprilia|RS 457:s:p:300-430|Tuono 457:r:p:300-410|RSV4:s:p:1300-3200
bike|Mahindra|Centuro:o:p:15-50|Mojo:r:p:70-180|Stallio:o:p:10-30
bike|LML|Freedom:o:p:8-30|Adreno:o:p:8-30
bike|Rajdoot|Rajdoot 175:o:p:15-120
bike|Revolt|RV400:r:e:60-150|RV300:r:e:50-95|RV1:r:e:60-110
bike|Ultraviolette|F77:s:e:200-400
bike|Oben|Rorr:r:e:80-150
bike|Tork|Kratos R:r:e:80-170
bike|Matter|Aera:r:e:110-180
bike|CFMoto|300NK:r:p:130-230|650NK:r:p:260-430|650MT:a:p:330-530
bike|Hyosung|GT250R:s:p:90-220|GT650R:s:p:200-420|Aquila 250:c:p:120-260
bike|Indian|Scout:c:p:800-1700|Chief:c:p:1300-2600
scooter|Honda|Activa:s:p:12-60|Activa 3G:s:p:22-55|Activa 4G:s:p:28-60|Activa 5G:s:p:32-68|Activa 6G:s:p:42-88|Activa 125:s:p:30-98|Activa-i:s:p:20-50|Activa e:s:e:90-150|Dio:s:p:20-85|Dio 125:s:p:55-98|Aviator:s:p:18-58|Grazia:s:p:35-90|Cliq:s:p:22-42|Navi:s:p:25-50|Eterno:s:p:8-30
scooter|TVS|Jupiter:s:p:25-90|Jupiter 125:s:p:45-95|Jupiter Classic:s:p:30-85|NTORQ 125:s:p:40-108|NTORQ 150:s:p:90-130|Scooty Pep Plus:s:p:12-62|Scooty Zest:s:p:22-72|Scooty Streak:s:p:12-40|Wego:s:p:18-55|XL100:m:p:15-58|XL Super:m:p:8-35|iQube:s:e:60-175|X:s:e:180-260
scooter|Suzuki|Access 125:s:p:25-98|Access:s:p:18-60|Swish 125:s:p:18-50|Let's:s:p:20-45|Burgman Street:s:p:50-115|Avenis:s:p:55-105|e-Access:s:e:130-190
scooter|Hero|Maestro:s:p:18-55|Maestro Edge:s:p:25-75|Maestro Edge 125:s:p:40-88|Pleasure:s:p:12-45|Pleasure Plus:s:p:30-78|Duet:s:p:20-50|Destini 125:s:p:38-92|Xoom:s:p:50-88|Xoom 125:s:p:70-105|Xoom 160:s:p:110-160|Vida V1:s:e:60-130|Vida V2:s:e:70-130|Vida VX2:s:e:50-110
scooter|Yamaha|Fascino:s:p:25-58|Fascino 125:s:p:45-98|Ray Z:s:p:20-50|Ray ZR:s:p:25-60|Ray ZR 125:s:p:45-98|Alpha:s:p:20-50|Aerox 155:s:p:95-160
scooter|Bajaj|Chetak:s:e:70-155|Chetak (old):s:p:6-80|Super:s:p:6-50|Sunny:m:p:5-30|Kristal:s:p:8-25|M80:m:p:5-30
scooter|Piaggio|Vespa LX 125:s:p:25-75|Vespa VXL 125:s:p:40-115|Vespa VXL 150:s:p:45-125|Vespa SXL 125:s:p:45-120|Vespa SXL 150:s:p:50-130
scooter|Aprilia|SR 125:s:p:38-105|SR 150:s:p:40-100|SR 160:s:p:55-125|SXR 160:s:p:65-135|SXR 125:s:p:60-120|Storm 125:s:p:38-95|SR 175:s:p:100-135
scooter|LML|NV:s:p:6-40|Star:s:p:10-50
scooter|Kinetic|Honda ZX:s:p:6-40|Nova:s:p:6-30|Luna:m:p:4-30|Blaze:s:p:10-60|E-Luna:m:e:40-75
scooter|Mahindra|Gusto:s:p:18-48|Gusto 125:s:p:20-52|Duro:s:p:10-30|Rodeo:s:p:12-35|Flyte:s:p:10-28
scooter|Ola Electric|S1:s:e:45-110|S1 Air:s:e:45-100|S1 Pro:s:e:55-135|S1 X:s:e:40-95|S1 Z:s:e:45-80
scooter|Ather|450:s:e:50-90|450X:s:e:65-150|450 Plus:s:e:60-110|450S:s:e:65-120|450 Apex:s:e:120-185|Rizta:s:e:75-145
scooter|Hero Electric|Optima:s:e:25-70|Photon:s:e:30-85|Flash:s:e:20-50|NYX:s:e:30-75|Atria:s:e:30-65
scooter|Okinawa|Praise:s:e:25-80|iPraise:s:e:35-100|Ridge:s:e:25-60|Okhi-90:s:e:60-130
scooter|Ampere|Magnus:s:e:30-85|Zeal:s:e:25-60|Reo:s:e:20-50|Primus:s:e:50-100|Nexus:s:e:70-120
scooter|Simple Energy|One:s:e:90-155|Dot One:s:e:80-130
scooter|BGauss|C12:s:e:55-110|RUV 350:s:e:70-135|D15:s:e:60-120
scooter|Bounce|Infinity E1:s:e:40-80
scooter|River|Indie:s:e:85-140
scooter|Okaya|Faast F4:s:e:50-115|Freedum:s:e:30-70
scooter|PURE EV|EPluto 7G:s:e:40-90|ETrance Neo:s:e:40-80
scooter|Lectrix|LXS:s:e:35-85|EV LXS 2.0:s:e:45-90
scooter|BMW|CE 02:s:e:280-480|CE 04:s:e:900-1500|C 400 GT:s:p:600-1150
scooter|Yulu|Wynn:m:e:25-50
three_wheeler|Bajaj|RE Compact:p:pcl:60-260|RE 4S:p:pcld:60-250|Maxima Z:p:pcd:100-280|Maxima C:g:cd:100-270|Maxima X Wide:p:cd:120-290|RE E-TEC 9.0:p:e:150-320|Maxima XL Cargo E-TEC:g:e:180-380|GoGo:p:e:200-380
three_wheeler|Piaggio|Ape City:p:pcd:60-250|Ape Auto DX:p:cd:70-260|Ape Auto Plus:p:cd:90-270|Ape Xtra LDX:g:cd:80-280|Ape E-City:p:e:130-300|Ape E-Xtra FX:g:e:170-350
three_wheeler|Mahindra|Alfa Passenger:p:cd:70-270|Alfa Plus:g:cd:80-280|Alfa Load:g:d:70-250|Treo:p:e:120-330|Treo Zor:g:e:150-360|Treo Yaari:p:e:70-170|e-Alfa Mini:p:e:60-150|Champion:p:d:40-180|Zor Grand:g:e:200-380
three_wheeler|TVS|King Deluxe:p:pcl:70-240|King Duramax:p:pcl:110-270|King Kargo:g:cd:110-270|King EV Max:p:e:180-310
three_wheeler|Atul|Gem Paxx:p:cd:70-250|Gem Cargo:g:cd:80-260|Shakti:g:d:60-220|Elite Plus:p:e:60-160|RIK:p:pcl:90-240
three_wheeler|Kinetic|Safar Smart:p:e:50-140|Safar Shakti:g:e:70-160
three_wheeler|Lohia|Narain:p:e:50-140|Comfort:p:e:50-140
three_wheeler|YC Electric|Yatri Super:p:e:45-140|E-Loader:g:e:50-150
three_wheeler|Saera|Mayuri:p:e:45-140
three_wheeler|Euler|HiLoad EV:g:e:170-380|NEO HiRANGE:p:e:200-380
three_wheeler|Omega Seiki|Rage Plus:g:e:170-370|Stream City:p:e:150-320
three_wheeler|Force|Minidor:p:d:40-180
three_wheeler|Altigreen|neEV:g:e:170-380
three_wheeler|Montra|Super Auto:p:e:180-330|Super Cargo:g:e:200-400
commercial|Tata|Ace:t:dc:90-520|Ace Gold:t:pcd:230-520|Ace EV:t:e:500-950|Intra V10:t:d:300-650|Intra V30:t:d:400-800|Intra V50:t:d:500-900|Super Ace:t:d:130-420|Yodha:p:d:400-950|207 DI:p:d:100-400|Winger:v:d:350-1400|Magic:v:dc:120-480|Magic Iris:v:dc:80-260|407:t:d:200-1100|709:t:d:300-1300|909:t:d:300-1400|LPT 1109:t:d:400-1600|LPT 1613:t:d:400-1800|LPT 2518:t:d:600-2600|LPT 3118:t:d:700-2900|Ultra T.7:t:d:700-1700|Ultra 1918:t:d:1000-2600|Signa 2823:x:d:1200-3600|Signa 4018:t:d:1200-3400|Prima 4928:t:d:1500-4200|Starbus:b:dc:600-2800|LP 410:b:d:350-1400|LPO 1512:b:d:700-2600
commercial|Mahindra|Bolero Pickup:p:dc:250-1050|Bolero Camper:p:d:300-1050|Bolero Maxx:p:dc:600-1150|Supro Mini Truck:t:dcp:180-620|Supro Maxi:t:dc:220-680|Jeeto:t:dcp:130-480|Maxximo:t:d:80-260|Maxximo Mini Van:v:d:80-250|Imperio:p:d:350-700|Supro Van:v:dc:200-600|Loadking:t:d:250-900|Furio 7:t:d:700-1700|Furio 12:t:d:900-2200|Blazo X 28:x:d:1300-3700|Blazo X 49:t:d:1500-3900|Cruzio:b:d:700-2200|Tourister:b:d:250-900|Veero:t:dce:600-1050|ZEO:t:e:500-850
commercial|Ashok Leyland|Dost:t:dc:200-850|Dost Plus:t:dc:350-950|Bada Dost:t:d:550-1100|Partner:t:d:400-1500|MiTR:b:d:500-1600|Ecomet 1015:t:d:600-1900|Ecomet 1215:t:d:700-2100|Boss 1115:t:d:500-1700|1616:t:d:600-2200|2518:t:d:600-2600|2820:x:d:1200-3500|3118:t:d:700-2900|U-3718:t:d:800-3000|4220:t:d:1300-3500|Viking:b:d:600-2400|Lynx:b:dc:600-2200|Oyster:b:d:700-2300|Stile:v:d:200-450
commercial|Eicher|Pro 1049:t:d:400-1200|Pro 1059:t:d:450-1300|Pro 2049:t:dc:600-1500|Pro 2059:t:d:650-1600|Pro 2110:t:d:900-2100|Pro 3015:t:d:900-2400|Pro 6028:x:d:1300-3600|Pro 6049:t:d:1400-3700|10.59:t:d:250-900|10.90:t:d:250-1000|11.10:t:d:350-1300|Skyline:b:dc:500-2200|Starline:b:d:500-2000
commercial|BharatBenz|1015R:t:d:700-2000|1217C:x:d:900-2400|1617R:t:d:900-2500|1917R:t:d:1100-2800|2823R:t:d:1300-3500|3528C:x:d:1700-4500|4228R:t:d:1500-3900|5528T:t:d:1700-4300|914:b:d:900-2400
commercial|Force|Traveller 26:b:d:450-1700|Traveller 3350:b:d:350-1500|Traveller Delivery Van:v:d:300-1200|Urbania:b:d:1900-3400|Trax Toofan:v:d:300-1150|Trax Cruiser:v:d:350-1250|Tempo Trax Kargo King:p:d:200-600
commercial|SML Isuzu|Sartaj:t:d:250-1100|Prestige:t:d:300-1300|Samrat:t:d:350-1500|Executive:b:d:500-1900|S7:b:d:450-1700
commercial|Maruti Suzuki|Super Carry:t:pcd:250-620|Eeco Cargo:v:pc:220-560
commercial|Isuzu|D-Max:p:d:450-1150
commercial|Volvo|FM 420:t:d:2500-8500|FMX 460:x:d:3000-11000|9400 Coach:b:d:2500-9500|B11R:b:d:4000-12500
commercial|Scania|Metrolink:b:d:3000-9500|P410:t:d:2500-7500
commercial|MAN|CLA 25.280:x:d:700-2000|CLA 40.220:t:d:700-1900
commercial|AMW|2518:x:d:500-1500|4018:t:d:500-1500
commercial|JBM|CityLife:b:c:900-3000|Ecolife:b:e:4000-12000
commercial|Switch|IeV4:t:e:700-1300
tractor|Mahindra|275 DI:f:d:180-620|265 DI:f:d:160-520|475 DI:f:d:220-680|575 DI:f:d:250-730|585 DI:f:d:250-720|255 DI:f:d:120-380|Arjun 555:f:d:300-820|Arjun Novo 605:f:d:400-950|Yuvo 275:f:d:280-620|Yuvo Tech 475:f:d:350-720|Jivo 245:f:d:250-560|OJA 3140:f:d:450-780|Yuvraj 215:f:d:130-320|B-275:f:d:80-300
tractor|Swaraj|717:f:d:130-320|724 XM:f:d:150-480|735 FE:f:d:220-630|735 XT:f:d:220-630|744 FE:f:d:250-730|744 XT:f:d:280-760|742 XT:f:d:260-700|843 XM:f:d:230-650|855 FE:f:d:280-830|963 FE:f:d:450-1000|Target 630:f:d:300-560|Code:f:d:150-270
tractor|Sonalika|DI 35:f:d:180-560|DI 42 RX:f:d:200-640|DI 745 III:f:d:250-720|DI 750 III:f:d:270-760|DI 47 RX:f:d:230-680|DI 60 RX:f:d:350-870|Tiger DI 50:f:d:400-820|Sikander DI 740:f:d:250-680|GT 20:f:d:150-340|Worldtrac 60:f:d:350-880
tractor|John Deere|5036 D:f:d:250-640|5042 D:f:d:280-720|5045 D:f:d:280-780|5050 D:f:d:320-850|5050 E:f:d:350-880|5055 E:f:d:400-930|5105:f:d:250-700|5205:f:d:300-790|5310:f:d:420-1150|5405:f:d:500-1250|3028 EN:f:d:350-780|5075 E:f:d:650-2100
tractor|Massey Ferguson|1035 DI:f:d:150-620|241 DI:f:d:200-690|245 DI:f:d:220-740|7250 DI:f:d:250-760|9500:f:d:350-980|5118:f:d:130-330|6028:f:d:250-620|246 DI Dynatrack:f:d:350-740
tractor|New Holland|3037 TX:f:d:220-640|3230 NX:f:d:250-690|3600-2 TX:f:d:330-820|3630 TX:f:d:380-900|4710:f:d:300-790|5500 Turbo Super:f:d:400-920|3510:f:d:180-560|Excel 4710:f:d:350-830
tractor|Farmtrac|45:f:d:200-680|50 Smart:f:d:250-720|60:f:d:270-790|6055:f:d:380-900|Champion 35:f:d:180-560|Atom 26:f:d:250-560
tractor|Powertrac|Euro 50:f:d:280-780|Euro 45:f:d:230-700|434:f:d:180-560|439 Plus:f:d:220-640|ALT 4000:f:d:180-560|Digitrac PP 46i:f:d:400-830
tractor|Escorts|Josh 335:f:d:90-320|Escorts 335:f:d:60-250
tractor|Eicher|242:f:d:120-430|312:f:d:120-400|333:f:d:160-540|380:f:d:200-620|485:f:d:220-680|548:f:d:250-720|557:f:d:280-790|188:f:d:130-330
tractor|Kubota|NeoStar B2441:f:d:280-580|L4508:f:d:450-880|MU4501:f:d:400-840|MU5501:f:d:480-960|A211N:f:d:230-480
tractor|TAFE|30 DI Orchard Plus:f:d:150-480|45 DI:f:d:180-600|5900 DI:f:d:250-680
tractor|HMT|2522:f:d:60-260|3522:f:d:80-320|5911:f:d:100-420
tractor|Force|Balwan 400:f:d:150-540|Balwan 500:f:d:200-640|Orchard Mini:f:d:150-470|Sanman 5000:f:d:250-700
tractor|Captain|200 DI:f:d:120-360|250 DI:f:d:150-420|280 DI:f:d:200-480
tractor|VST|Shakti MT 180D:f:d:120-330|Shakti MT 224:f:d:160-400|Shakti MT 270:f:d:200-470
tractor|Indo Farm|2042 DI:f:d:200-560|3048 DI:f:d:230-640|3055 DI:f:d:270-720
tractor|Preet|955:f:d:250-690|4549:f:d:230-650|6549:f:d:380-850
tractor|Solis|4515 E:f:d:350-710|5015 E:f:d:380-790|5515 E:f:d:420-850
tractor|Same Deutz-Fahr|Agrolux 50:f:d:300-760|Agromaxx 4045 E:f:d:320-740
tractor|ACE|DI 450 NG:f:d:230-650|DI 550 NG:f:d:250-700
tractor|Trakstar|536:f:d:200-560|550:f:d:250-640
tractor|Standard|DI 345:f:d:180-560|DI 460:f:d:250-680
tractor|Hindustan|Hindustan G 453:f:d:90-330`,n={p:`Petrol`,d:`Diesel`,c:`CNG`,l:`LPG`,e:`Electric`,h:`Hybrid`},r=/^(.+):(\w):(\w+):(\d+)-(\d+)$/;function i(t,i){let[,a,o=``,s=``,c,l]=r.exec(t)??[],u=e[i][o],d=[...s].flatMap(e=>n[e]??[]);if(!a||!u||d.length!==s.length)throw Error(`not a model of a ${i}: ${t}`);return{name:a,body:u,fuels:d,low:Number(c)*1e3,high:Number(l)*1e3}}var a=t.split(`
`).map(e=>{let[t,n=``,...r]=e.split(`|`);return{kind:t,name:n,models:r.map(e=>i(e,t))}}),o=(e,t)=>e.toLowerCase()===t.trim().toLowerCase(),s=e=>a.filter(t=>t.kind===e),c=(e,t)=>s(e).find(({name:e})=>o(e,t))?.models??[],l=(e,t,n)=>c(e,t).find(({name:e})=>o(e,n));function u(e,t=``,n=``){let r=l(e,t,n);if(r)return r;let i=s(e).flatMap(({models:e})=>e);return{low:Math.min(...i.map(({low:e})=>e)),high:Math.max(...i.map(({high:e})=>e))}}var d=e=>` ${e.toLowerCase().replace(/[^\p{L}\p{N}]+/gu,` `).trim()} `,f=new Set(`Alto Omni Eeco Zen Ritz Ciaz Eon Getz Aura Nano Sumo Thar Xylo Brio Jazz Kwid Figo Ikon Polo Ameo Yeti Aveo Livo Dio CBZ`.split(` `));function p(e,t,n){let r=d(t.name),i=` ${r.trim().split(` `)[0]} `,a=e.includes(r)?r.length:e.includes(i)?i.length:0;if(!n)return a;let o=d(n.name);if(![o,` ${o.replaceAll(` `,``)} `,` ${o.trim().split(` `).reverse().join(` `)} `].some(t=>e.includes(t)))return 0;let s=/\p{L}.*\d|\d.*\p{L}|\p{L}{5}/u.test(n.name)||f.has(n.name);return a>0||s?a+o.length+(a>0?100:0):0}function m(e){let t=d(e),n=null,r=0;for(let e of a)for(let i of[null,...e.models]){let a=p(t,e,i);a<=r||(r=a,n={kind:e.kind,make:e.name,model:i})}return n}export{a as CATALOGUE,l as findModel,s as makesOf,c as modelsOf,u as usualPrice,m as vehicleInName};