import type { Tools } from './en';

/** Bengali. */
export const tools: Tools = {
  emi: {
    title: 'ইএমআই ক্যালকুলেটর',
    price: 'দাম',
    down: 'ডাউন পেমেন্ট',
    rate: 'বছরে সুদ (%)',
    rateHint: 'উদাহরণ: 12. আসল হার আপনার ব্যাঙ্কে জেনে নিন।',
    months: 'কত মাস',
    monthsHint: 'উদাহরণ: 36',
    submit: 'হিসাব করুন',
    monthly: 'মাসে ইএমআই',
    loan: 'লোনের টাকা',
    total: 'মোট শোধ করতে হবে',
    interest: 'সুদ',
    note: 'এটা শুধু আন্দাজ, লোনের অফার নয়।',
  },
  messages: {
    emi_down: 'ডাউন পেমেন্ট দামের চেয়ে কম হতে হবে',
    emi_rate: 'বছরের সুদ শতাংশে লিখুন, 0 থেকে 60',
    emi_months: 'মাস পূর্ণ সংখ্যায় লিখুন, 1 থেকে 120',
  },
};
