export type AccountKey = 'starter' | 'growth' | 'sharma-motors' | 'admin';

export type StoryAccount = {
  key: AccountKey;
  email: string;
  role: 'seller' | 'admin';
  plan: 'starter' | 'growth' | 'pro';
  username: string | null;
  firstName: string;
  lastName: string;
  firm: string | null;
  bio: string | null;
  city: string;
  /** Ten digits, without the country code (+91). */
  mobile: string;
  ageDays: number;
};

export type StoryVehicle = {
  key: string;
  owner: AccountKey;
  name: string;
  priceRupees: number;
  year: number;
  fuelType: 'Petrol' | 'Diesel' | 'CNG' | 'Electric' | 'Hybrid';
  transmission: 'Manual' | 'Automatic' | 'AMT' | 'CVT';
  kmsDriven: number;
  description: string;
  owners: number;
  rto: string;
  /** A month, as in "2027-03". */
  insuredUntil: string;
  colour: string;
  specifications: Readonly<Record<string, string>>;
  status: 'available' | 'pending' | 'sold';
  hiddenFromProfile: boolean;
  ageDays: number;
  views: number;
};

export type StoryRepublish = {
  key: string;
  /** Key of the original vehicle. */
  vehicle: string;
  republisher: AccountKey;
  customPriceRupees: number;
  customMobile: string;
  ageDays: number;
  views: number;
};

export type StoryLead = {
  key: string;
  listing: { vehicle: string } | { republish: string };
  buyerName: string | null;
  buyerMobile: string;
  offerRupees: number;
  message: string | null;
  status: 'pending' | 'contacted' | 'negotiating' | 'visit_booked' | 'won' | 'lost' | 'junk';
  source: 'qr' | 'link' | 'profile' | 'republish';
  ageHours: number;
  notes?: string;
  /** Days from today; negative is overdue. */
  followUpInDays?: number;
};

export type StoryContact = { owner: AccountKey; name: string; mobile: string; ageDays: number };

/** `suggested`, in order of position, are shown on the page of `vehicle`. */
export type StorySuggestion = { vehicle: string; suggested: readonly string[] };

export type StoryNotification = {
  account: AccountKey;
  kind: 'lead' | 'republish' | 'milestone' | 'plan' | 'welcome';
  title: string;
  body: string;
  /** Key of the lead, vehicle or republished listing it is about. */
  about: string | null;
  ageHours: number;
  read: boolean;
};

export type Story = {
  accounts: readonly StoryAccount[];
  vehicles: readonly StoryVehicle[];
  republished: readonly StoryRepublish[];
  leads: readonly StoryLead[];
  contacts: readonly StoryContact[];
  suggestions: readonly StorySuggestion[];
  notifications: readonly StoryNotification[];
};
