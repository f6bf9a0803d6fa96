import {
  CalendarClock,
  CircleHelp,
  CreditCard,
  Import,
  LogOut,
  type LucideIcon,
  Plus,
  Settings,
  UserPlus,
} from 'lucide-react';
import { WORKSPACE_PATHS, type WorkspaceTab } from '../../../schema/common/tab-paths';
import type { ContactDto } from '../../../schema/contacts/output';
import { matchesWords, type SearchWord, textToSearch } from '../../../schema/search/words';
import type { Ability } from '../../../schema/staff/abilities';
import type { FoundVehicleDto } from '../../../schema/vehicles/output';
import { logOut } from '../auth/log-out';
import { TAB_ICONS } from '../workspace/tab-icons';
import { WORKSPACE_TABS } from '../workspace/workspace-tabs';
import type { say } from './words';

/** What the search opens in its own place. */
export type Task = 'vehicle' | 'buyer' | 'import';

/** What was found and opens as a dialog. */
export type Chosen =
  | { task: Exclude<Task, 'vehicle'> }
  | { contact: ContactDto }
  | { photosOf: FoundVehicleDto };

export interface Place {
  label: string;
  /** Further words for it, in both languages. */
  also: string;
  icon: LucideIcon;
  ability: Ability;
  leads:
    | { to: string; hash?: string; search?: Record<string, string> }
    | { page: string }
    | { task: Task }
    | { act: () => void };
}

/** A label that the words of this feature have. */
const own = (label: Parameters<typeof say>[0]) => label;
const settings = (
  label: Parameters<typeof say>[0],
  also: string,
  where: { hash?: string; search?: Record<string, string> },
  ability: Ability = 'oneself',
): Place => ({
  label,
  also: `${also} settings सेटिंग`,
  icon: Settings,
  ability,
  leads: { to: WORKSPACE_PATHS.settings, ...where },
});

/** What sellers call the screens. */
const TAB_WORDS: Record<WorkspaceTab, string> = {
  dashboard: 'home today start होम आज शुरू डैशबोर्ड',
  listings: 'cars vehicles stock table गाड़ियाँ गाड़ी स्टॉक लिस्टिंग',
  leads: 'offers buyers enquiries ऑफ़र खरीदार लीड ग्राहक',
  contacts: 'phone book numbers संपर्क फ़ोन नंबर',
  figures: 'views people scans charts numbers statistics आँकड़े स्कैन लोग',
  print: 'qr code poster sticker pdf क्यूआर पोस्टर स्टिकर प्रिंट',
  republished: 'resell reseller री-लिस्टेड',
  settings: 'account options language सेटिंग भाषा खाता',
  profile: 'shop public page username प्रोफ़ाइल दुकान',
};

const ACTIONS: readonly Place[] = [
  {
    label: own('Add Vehicle'),
    also: 'new car publish list sell नई गाड़ी जोड़ें बेचें',
    icon: Plus,
    ability: 'addVehicles',
    leads: { task: 'vehicle' },
  },
  {
    label: own('Add a buyer'),
    also: 'new lead walk-in call write down customer नया खरीदार ग्राहक जोड़ें',
    icon: UserPlus,
    ability: 'workOnLeads',
    leads: { task: 'buyer' },
  },
  {
    label: own('Import a list'),
    also: 'excel csv sheet whatsapp paste many cars सूची एक्सेल गाड़ियाँ',
    icon: Import,
    ability: 'addVehicles',
    leads: { task: 'import' },
  },
  {
    label: own('Visits to confirm'),
    also: 'appointment test drive see car विज़िट',
    icon: CalendarClock,
    ability: 'seeLeads',
    leads: { to: WORKSPACE_PATHS.leads, hash: 'visits' },
  },
  settings('Account', 'password mobile email name पासवर्ड मोबाइल खाता नाम', { hash: 'account' }),
  settings('Signed-in devices', 'sessions log out phone डिवाइस साइन', { hash: 'devices' }),
  settings('App permissions', 'camera location अनुमति कैमरा', { hash: 'permissions' }),
  settings('Your data', 'export download erase delete account privacy डेटा डाउनलोड मिटाएँ', { hash: 'data' }),
  settings('Notifications', 'mail push sms whatsapp quiet hours नोटिफ़िकेशन सूचना', {
    search: { section: 'notifications' },
  }),
  settings(
    'Yard',
    'address map hours location day off closed यार्ड पता नक्शा समय छुट्टी',
    { search: { section: 'yard' } },
    'manageYard',
  ),
  settings(
    'Texts',
    'whatsapp messages templates replies मैसेज संदेश',
    { search: { section: 'texts' } },
    'manageYard',
  ),
  settings('Staff', 'team invite salesperson manager helper role स्टाफ़ टीम', { search: { section: 'staff' } }),
  {
    label: own('Plans'),
    also: 'subscription upgrade pay price pro growth प्लान भुगतान',
    icon: CreditCard,
    ability: 'oneself',
    leads: { page: '/subscription' },
  },
  {
    label: own('Help'),
    also: 'support question guide मदद सहायता',
    icon: CircleHelp,
    ability: 'seeSeller',
    leads: { page: '/help' },
  },
  {
    label: own('Log out'),
    also: 'sign out leave लॉग आउट',
    icon: LogOut,
    ability: 'seeSeller',
    leads: { act: () => void logOut() },
  },
];

/** The screens that somebody has, and what they may do there. */
export const placesOf = (tabs: readonly WorkspaceTab[], may: (ability: Ability) => boolean): Place[] => [
  ...tabs.map((tab) => ({
    label: WORKSPACE_TABS[tab].label,
    also: TAB_WORDS[tab],
    icon: TAB_ICONS[tab],
    ability: WORKSPACE_TABS[tab].ability,
    leads: { to: WORKSPACE_PATHS[tab] },
  })),
  ...ACTIONS.filter(({ ability }) => may(ability)),
];

/** The places whose name or other words contain all of the search; all of them without one. */
export const findPlaces = (
  places: readonly Place[],
  words: readonly SearchWord[],
  inWords: (label: string) => string,
) => places.filter(({ label, also }) => matchesWords(textToSearch([label, inWords(label), also]), words));
