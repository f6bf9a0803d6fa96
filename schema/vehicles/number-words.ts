/** One to ninety-nine in Hindi, in English letters and in Devanagari; alternative spellings after a slash. */
const HINDI = [
  'ek do teen/tin char/chaar paanch/panch chhe/che/chhah saat/sat aath/ath nau das/dus gyarah/gyara barah terah chaudah pandrah/pandra solah satrah atharah/athara unnis/unnees bees/bis ikkis/ikkees bais/baees/baaees teis/teees chaubis/chaubees pachchis/pachis/pacchis/pachees chhabbis/chabbis sattais/sattaees atthais/athais untis/unatis tees/tis ikattis/iktis battis/batis taintis/tentis chauntis/chautis paintis/pentis chhattis/chattis saintis/sentis adtis/artis untalis chalis/chaalis/chalees iktalis bayalis taintalis/tentalis chavalis/chauvalis paintalis/pentalis chhiyalis/chiyalis saintalis/sentalis adtalis/artalis unchas pachas/pachaas ikyavan/ikyawan bavan/bawan/baavan tirpan chauvan/chauwan pachpan chhappan/chappan sattavan/satavan atthavan/athavan unsath saath/sath iksath basath tirsath chausath painsath/pensath chhiyasath/chiyasath sarsath/sadsath adsath/arsath unhattar sattar ikhattar bahattar tihattar chauhattar pachattar/pachhattar/pichattar/pachhatar chhihattar/chihattar satattar athattar unasi assi ikyasi bayasi tirasi chaurasi pachasi chhiyasi/chiyasi sattasi atthasi navasi nabbe ikyanve banve tiranve chauranve pachanve/panchanve chhiyanve/chiyanve sattanve atthanve ninyanve',
  'एक दो तीन चार पाँच/पांच छह/छः/छे/छै सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह/पन्द्रह सोलह सत्रह अठारह/अट्ठारह उन्नीस बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अट्ठाइस/अठाईस उनतीस/उन्तीस तीस इकतीस/इकत्तीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस/चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन/तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ/चौसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर/पिचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी/उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी/अठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे/पंचानवे छियानवे सत्तानवे अट्ठानवे/अठानवे निन्यानवे',
];

/** One to ninety-nine in Devanagari, as they are written. */
export const HINDI_NUMBERS: readonly string[] = (HINDI[1] ?? '')
  .split(' ')
  .map((spellings) => spellings.split('/')[0] ?? '');

const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';

/** One to ninety-nine in English. */
export const ENGLISH_NUMBERS: readonly string[] = Array.from({ length: 99 }, (_, index) => {
  const number = index + 1;
  const ten = TENS.split(' ')[Math.floor(number / 10) - 2];
  const small = SMALL.split(' ')[(number < 20 ? number : number % 10) - 1];
  return [ten, small].filter(Boolean).join('-');
});

/** One to ninety-nine by their words: Hindi in both scripts, English, and mixed as people mix them. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...HINDI.flatMap((line) =>
    line
      .normalize('NFC')
      .split(' ')
      .flatMap((spellings, index) => spellings.split('/').map((word) => [word, index + 1] as const)),
  ),
  ...SMALL.split(' ').map((word, index) => [word, index + 1] as const),
  ...TENS.split(' ').flatMap((ten, index) => [
    [ten, (index + 2) * 10] as const,
    ...SMALL.split(' ')
      .slice(0, 9)
      .map((one, unit) => [`${ten}-${one}`, (index + 2) * 10 + unit + 1] as const),
  ]),
]);
