import type { Tools } from './en';

/** Gujarati. */
export const tools: Tools = {
  emi: {
    title: 'ઈએમઆઈ કેલ્ક્યુલેટર',
    price: 'ભાવ',
    down: 'ડાઉન પેમેન્ટ',
    rate: 'વર્ષનું વ્યાજ (%)',
    rateHint: 'ઉદાહરણ: 12. સાચો દર તમારી બેંકને પૂછો.',
    months: 'કેટલા મહિના',
    monthsHint: 'ઉદાહરણ: 36',
    submit: 'હિસાબ કરો',
    monthly: 'દર મહિને ઈએમઆઈ',
    loan: 'લોનની રકમ',
    total: 'કુલ ભરવાના',
    interest: 'વ્યાજ',
    note: 'આ ફક્ત અંદાજ છે, લોનની ઑફર નથી.',
  },
  messages: {
    emi_down: 'ડાઉન પેમેન્ટ ભાવથી ઓછું હોવું જોઈએ',
    emi_rate: 'વર્ષનું વ્યાજ ટકામાં લખો, 0 થી 60',
    emi_months: 'મહિના પૂરી સંખ્યામાં લખો, 1 થી 120',
  },
};
