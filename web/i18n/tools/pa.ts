import type { Tools } from './en';

/** Punjabi. */
export const tools: Tools = {
  emi: {
    title: 'ਈਐੱਮਆਈ ਕੈਲਕੁਲੇਟਰ',
    price: 'ਕੀਮਤ',
    down: 'ਡਾਊਨ ਪੇਮੈਂਟ',
    rate: 'ਸਾਲ ਦਾ ਵਿਆਜ (%)',
    rateHint: 'ਉਦਾਹਰਨ: 12. ਅਸਲੀ ਦਰ ਆਪਣੇ ਬੈਂਕ ਤੋਂ ਪੁੱਛੋ।',
    months: 'ਕਿੰਨੇ ਮਹੀਨੇ',
    monthsHint: 'ਉਦਾਹਰਨ: 36',
    submit: 'ਹਿਸਾਬ ਲਾਓ',
    monthly: 'ਹਰ ਮਹੀਨੇ ਦੀ ਈਐੱਮਆਈ',
    loan: 'ਲੋਨ ਦੀ ਰਕਮ',
    total: 'ਕੁੱਲ ਦੇਣਾ ਪਵੇਗਾ',
    interest: 'ਵਿਆਜ',
    note: 'ਇਹ ਸਿਰਫ਼ ਅੰਦਾਜ਼ਾ ਹੈ, ਲੋਨ ਦਾ ਆਫ਼ਰ ਨਹੀਂ।',
  },
  messages: {
    emi_down: 'ਡਾਊਨ ਪੇਮੈਂਟ ਕੀਮਤ ਤੋਂ ਘੱਟ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ',
    emi_rate: 'ਸਾਲ ਦਾ ਵਿਆਜ ਫ਼ੀਸਦੀ ਵਿੱਚ ਲਿਖੋ, 0 ਤੋਂ 60 ਤੱਕ',
    emi_months: 'ਮਹੀਨੇ ਪੂਰੀ ਗਿਣਤੀ ਵਿੱਚ ਲਿਖੋ, 1 ਤੋਂ 120 ਤੱਕ',
  },
};
