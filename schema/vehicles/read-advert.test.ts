import { describe, expect, it } from 'vitest';
import { type Advert, readAdvert } from './read-advert';

const LATEST = 2027;
const SAID: readonly (readonly [string, Partial<Advert>])[] = [
  [
    'Swift VXI 2018 second owner basath hazaar chaar lakh pachattar',
    {
      make: 'Maruti Suzuki',
      model: 'Swift',
      variant: 'VXI',
      year: 2018,
      owners: 2,
      kmsDriven: 62_000,
      price: 475_000,
    },
  ],
  [
    '*Swift VXI 2018* 2nd owner 62k UP78 4.75 fix',
    {
      model: 'Swift',
      variant: 'VXI',
      year: 2018,
      owners: 2,
      kmsDriven: 62_000,
      price: 475_000,
      registrationNumber: 'UP78',
      negotiable: false,
    },
  ],
  [
    'Honda City ZX 2016 petrol, 1st owner, 85,000 km, MH 12 AB 1234, Pune, Rs. 5,25,000/- negotiable. Call 98765 43210',
    {
      make: 'Honda',
      model: 'City',
      variant: 'ZX',
      year: 2016,
      owners: 1,
      kmsDriven: 85_000,
      fuelType: 'Petrol',
      city: 'Pune',
      price: 525_000,
      registrationNumber: 'MH12AB1234',
      negotiable: true,
    },
  ],
  [
    'हुंडई क्रेटा 2019 डीज़ल ऑटोमैटिक, पहला मालिक, 45 हज़ार किमी, कीमत साढ़े नौ लाख, दिल्ली',
    {
      make: 'Hyundai',
      model: 'Creta',
      year: 2019,
      fuelType: 'Diesel',
      transmission: 'Automatic',
      owners: 1,
      kmsDriven: 45_000,
      price: 950_000,
      city: 'Delhi',
    },
  ],
  [
    'Activa 6G 2021 single owner 18000 km price 62k',
    { kind: 'scooter', model: 'Activa 6G', year: 2021, owners: 1, kmsDriven: 18_000, price: 62_000 },
  ],
  [
    'Bolero 2015 dedh lakh km chali 4 lakh 50 hazaar nego',
    { model: 'Bolero', year: 2015, price: 450_000, negotiable: true },
  ],
  ['Honda Activa 6G 2021 price sixty thousand', { price: 60_000, kmsDriven: null }],
  ['Swift 2018 pauney paanch lakh', { price: 475_000 }],
  [
    'Alto 800 2014 demand 1.85 lakh, on road price 4.2 lakh',
    { model: 'Alto 800', year: 2014, price: 185_000 },
  ],
  [
    'WagonR CNG Aug-18, 2 owner, 70k driven, final 3.90',
    { model: 'Wagon R', fuelType: 'CNG', year: 2018, owners: 2, kmsDriven: 70_000, price: 390_000 },
  ],
  [
    'Baleno Delta 2019/20 insurance till 2027 first owner 5.6 L',
    { model: 'Baleno', variant: 'DELTA', year: 2019, owners: 1, price: 560_000 },
  ],
  [
    'सेलेरियो वीएक्सआई 2017 पेट्रोल एक ही मालिक गोरखपुर चार लाख दस हजार फिक्स',
    { make: 'Maruti Suzuki', model: 'Celerio', owners: 1, price: 410_000, city: 'Gorakhpur' },
  ],
  ['balino zeta 2018, 2nd own, 5.2 last', { model: 'Baleno', owners: 2, price: 520_000 }],
  [
    'Ritz VDI 2013, first party, insurance 3rd party, price 2,35,000, Salem',
    { make: 'Maruti Suzuki', model: 'Ritz', owners: 1, price: 235_000, city: 'Salem' },
  ],
  ['Duster 2017, 72000 kms, 2nd, 6.40 lakhs', { model: 'Duster', owners: 2, price: 640_000 }],
  [
    '*DZIRE VXI* 2020\n*50k*\n*1st*\n*5.95*',
    { model: 'Dzire', kmsDriven: 50_000, owners: 1, price: 595_000 },
  ],
  [
    'Verna SX 2015/ dsl/ 2nd/ 84k/ 5.10 nego',
    { model: 'Verna', owners: 2, kmsDriven: 84_000, price: 510_000 },
  ],
  ['Access 125 मॉडल 2019 किमी 21000 कीमत 52,000', { year: 2019, kmsDriven: 21_000, price: 52_000 }],
  ['DUKE 390 2017 22K RUN 1.70L', { make: 'KTM', model: '390 Duke', kmsDriven: 22_000, price: 170_000 }],
  ['BMW 320d 2015 luxury line', { make: 'BMW', model: null }],
  ['टाटा नेक्सन ईवी 2022 ग्यारह लाख', { model: 'Nexon EV', price: 1_100_000 }],
  ['Brezza 2018 asking 6.5 / 6.2', { model: 'Brezza', price: null }],
  ['Octavia L&K 2.0 TDI AT 2015, 8.75 lakh', { fuelType: 'Diesel', transmission: 'Automatic' }],
  ['Amaze i-VTEC 2018', { fuelType: 'Petrol' }],
  ['Ritz VDI CNG 2013', { fuelType: 'CNG' }],
  ['Alto LXI 2013', { fuelType: null }],
  ['Ertiga 2019 petrol smart hybrid', { fuelType: 'Petrol' }],
  ['Ertiga ZXI smart hybrid 2022', { fuelType: 'Hybrid' }],
  ['Santro | 52k KM | first | 3.85 Lac', { owners: 1, price: 385_000 }],
  ['Nexon XM 2022, 24000 kms, 7.80, Raipur', { price: 780_000, city: 'Raipur' }],
  ['Swift 2018, 1.2, petrol', { price: null }],
  ['Santro 2019, 1 st owner, ek malik, insurance third party', { model: 'Santro', owners: 1 }],
];

describe('an advertisement', () => {
  it.each(SAID)('%s', (text, facts) => {
    expect(readAdvert(text, LATEST)).toMatchObject(facts);
  });

  it.each([
    ['Swift 2018 4 lakh 5'],
    ['Swift 2018 3.5 lakh 4.5 lakh'],
    ['Swift 2018 62k'],
    ['Swift 2018 call 9876543210'],
    ['Swift 2018 62000 km'],
    ['Swift 2018 2nd owner'],
    ['Swift 2018 EMI 12,500'],
    ['i20 2018'],
    [''],
  ])('%j says no price that can be relied on', (text) => {
    expect(readAdvert(text, LATEST).price).toBeNull();
  });
});
