const ROMAN: Record<string, string> = { I: '1st', II: '2nd', III: '3rd', IV: '4th' };

/** Short forms that only a list has, spelt out: "1st" and "II" for owners, "P" and "D" for fuels, "62xxx". */
export const spelled = (entry: string) =>
  entry
    .replace(
      /(?<![\p{L}\p{N}])(I{1,3}|IV)(?:\s*owner)?(?![\p{L}\p{N}])/gu,
      (_, roman: string) => `${ROMAN[roman]} owner`,
    )
    .replace(
      /(?<![\p{L}\p{N}])(1\s?st|2\s?nd|3\s?rd|[4-9]\s?th)(?![\p{L}\p{N}])(?!\s*(?:own|hand|party|gear))/giu,
      '$1 owner',
    )
    .replace(/(?<![\p{L}\p{N}])(?:P|Petrol)\s*[+/]\s*CNG|Seq(?:uential)?\.?\s*CNG/giu, 'CNG')
    .replace(/(?<![\p{L}\p{N}-])P(?![\p{L}\p{N}-])/gu, 'Petrol')
    .replace(/(?<![\p{L}\p{N}-])D(?![\p{L}\p{N}-])/gu, 'Diesel')
    .replace(/(?<!\d)(\d{1,3})\s?x{3}(?!\p{L})/giu, '$1000 km')
    // "22000 km 3,00,000" is not "km 3,00,000".
    .replace(/(\d\s*k?\s*kms?)\s+(?=[\d₹])/giu, '$1, ');
