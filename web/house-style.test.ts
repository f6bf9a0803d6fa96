import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Texts of the specification, which quotes them with capitals. Everything else is in sentence case. */
const QUOTED = [
  'Add Contact',
  'Add New Vehicle',
  'Add Suggestions',
  'Add Vehicle',
  'Add Vehicle Suggestions',
  'Add Your First Vehicle',
  'Add to Contacts',
  'All Users',

  'Available to Sell',
  'Available to Sell ({length})',
  'Back to Home',
  'Back to Link',
  'Completing Authentication',
  'Create Listing',
  'Delete Vehicle Listing',
  'Download Failed',
  'Edit Details',
  'Edit Vehicle Listing',
  'Email Signin',
  'Email Signup',
  'Enter Gift Code',
  'Extend Plan',
  'Fuel Type',
  'Get Started',
  'Get Started Free',
  'Go to Homepage',
  'Grant Permissions & Continue',
  'How to Sell Vehicles Online',
  'Invalid Gift Code',
  'Manage Your Profile',
  'Mobile Number',
  'Most Popular',
  'My Listings',
  'Offer Price',
  'Payment Failed',
  'Permission Updated',
  'Permissions Saved',
  'Persist Current Session',
  'Personal Account',
  'Phone Verified',
  'Price Not Listed',
  'Privacy Policy',
  'Pro Only',
  'Pro Plan Required',
  'Profile Page',
  'Refresh Session',
  'Sales Pitch / Description',
  'Save Changes',
  'Save Order',
  'Save Preferences',
  'Share Failed',
  'Share Vehicle',
  'Sign In',
  'Skip for Now',
  'Subscription Limit Reached',
  'Terms of Service',
  'Unknown Vehicle',
  'Vehicle Created!',
  'Vehicle Details Not Available',
  'Vehicle Images * (1-{limit} images)',
  'Vehicle Name',
  'Verification Failed',
  'View All',
  'View Vehicle',
  'View Vehicle Page',
];

/** Names of things: they have capitals in every sentence. */
const NAMES =
  /Act, 2023|Add to Home Screen|Analytics Engine|App Store|for Facebook( and Instagram)?|for Meta|Balance & History|Data Protection|Digital Personal|Google Pay|Google Play|Maruti Suzuki|No Objection Certificate|Noto Sans|Nirmala UI|Kohinoor Devanagari|Registration Certificate|in Reports/g;

/** Strings and the text of elements, without comments. */
const TEXT = /'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`|>\s*([A-Z][^<>{}=;]*?)\s*(?=[<{])/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** "Two Words" or "Name of Thing", as in a headline. */
const HEADLINE = /\b[A-Z][a-z]+ (?:(?:a|an|the|of|to|for|and|in|as|by) )?[A-Z][a-z]+/;

function headlinesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8').replace(COMMENT, '');
  return (
    [...source.matchAll(TEXT)]
      .map((found) => (found.slice(1).find((text) => text !== undefined) ?? '').replace(/\s+/g, ' ').trim())
      // Not what is written into a file, such as the parts of a spreadsheet.
      .filter(
        (text) =>
          !text.startsWith('<') && text.split(' ').length <= 6 && HEADLINE.test(text.replace(NAMES, '')),
      )
  );
}

it('screens are in sentence case, apart from what the specification quotes', () => {
  // The statutory forms have the capitals of the rules.
  const files = globSync('web/{features,documents,layouts,ui}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\/test\/|features\/parts\/|rto-forms\/form-\d/.test(file),
  );
  expect(files.length).toBeGreaterThan(300);
  const used = new Set<string>();
  const unknown: string[] = [];
  for (const file of files) {
    for (const text of headlinesIn(file)) {
      if (QUOTED.includes(text)) used.add(text);
      else unknown.push(`${file}: ${text}`);
    }
  }
  expect(unknown).toEqual([]);
  expect(QUOTED.filter((text) => !used.has(text))).toEqual([]);
});

it('cards and pages have one inner edge: px-card, p-card and px-page', () => {
  const files = globSync('web/{features,documents,layouts,ui,routes}/**/*.{ts,tsx}');
  const byHand = /["' ]px-4 [^"']*sm:px-[56]\b|["' ]p-4 [^"']*sm:p-5\b/;
  expect(files.filter((file) => byHand.test(readFileSync(file, 'utf8')))).toEqual([]);
  expect(files.filter((file) => /\bpx-card\b/.test(readFileSync(file, 'utf8'))).length).toBeGreaterThan(20);
});

const WORDS = globSync(['{web,worker}/**/*.{ts,tsx}', 'schema/**/*.ts']).filter(
  (file) => !/\.test\.|\/test\/|\/e2e\/|samples/.test(file),
);

it('a number is shown as formatMobile writes it, "+91 98765 43210"', () => {
  const files = WORDS.filter((file) => !/\.(?:queries|sql|effects)\.|i18n/.test(file));
  // As the text of an element, or within a text; links have digits alone.
  const raw =
    /(?:(?<![=$,(])\{|[?:&|] )(?:\w+\.)*\w*[mM]obile(?:Number)?\}|(?<!tel:)\$\{(?:\w+\.)*\w*[mM]obile(?:Number)?\}/;
  const written = /\+91 ?\d{6}/;
  const found = files.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(COMMENT, '');
    return [raw, written].flatMap((rule) => (rule.exec(source) ?? []).map((text) => `${file}: ${text}`));
  });
  expect(found).toEqual([]);
});

it('a percent sign follows its number without a space: "12%"', () => {
  const found = WORDS.flatMap((file) => {
    const source = readFileSync(file, 'utf8').replace(COMMENT, '');
    return [...source.matchAll(TEXT)]
      .map(([text]) => text)
      .filter((text) => /[\d}]\s%(?![\w(])/.test(text.replace(/\d % \w/g, '')))
      .map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});

it('it is a QR code, apart from two buttons that the specification quotes', () => {
  const quoted = /(?:>\s*|')(?:Download )?QR Code(?=\s*<|')/g;
  const found = WORDS.filter((file) => /QR Code/.test(readFileSync(file, 'utf8').replace(quoted, '')));
  expect(found).toEqual([]);
});
