/** Where a yard is: a position, or a link to a map that names none. */
export type Pin =
  | { latitude: number; longitude: number; mapLink: null }
  | { latitude: null; longitude: null; mapLink: string };

export const MAX_PIN = 1000;

export const PIN_PROBLEMS = {
  unreadable: 'Paste a Google Maps link, or a position such as 12.97, 77.59',
  notIndia: 'This is not in India. The latitude comes first, such as 12.97, 77.59',
  notMaps: 'Only links of Google Maps are accepted',
  notHttps: 'The link must begin with https://',
} as const;

/** The mainland and the islands, with some room. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 };

const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;
const BARE = new RegExp(`^\\(?\\s*${NUMBER}\\s*°?\\s*N?[,\\s]\\s*${NUMBER}\\s*°?\\s*E?\\s*\\)?$`, 'i');
const PAIR = new RegExp(`^(?:loc:)?\\s*${NUMBER},\\s*\\+?${NUMBER}$`);
/** A place's own position comes before that of the part of the map that was shown. */
const IN_PATH = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`/(?:search|place|dir)/+${NUMBER},\\+?${NUMBER}`),
  new RegExp(`/@${NUMBER},${NUMBER}`),
];
const PARAMETERS = ['q', 'query', 'destination', 'daddr', 'll'];

/** Hosts with nothing but maps, and those where maps are one path of many. */
const MAPS_HOSTS = ['maps.app.goo.gl', 'maps.google.com', 'maps.google.co.in'];
const GOOGLE_HOSTS = ['www.google.com', 'google.com', 'www.google.co.in', 'google.co.in', 'goo.gl'];

const isMaps = ({ hostname, pathname, port, username, password }: URL) =>
  !port &&
  !username &&
  !password &&
  (MAPS_HOSTS.includes(hostname) || (GOOGLE_HOSTS.includes(hostname) && /^\/maps(\/|$)/.test(pathname)));

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** A position in India, rounded to ten centimetres. */
function positionOf(match: RegExpExecArray | null | undefined): Pin | 'notIndia' | null {
  if (!match) return null;
  const [latitude, longitude] = [rounded(Number(match[1])), rounded(Number(match[2]))];
  const isIndian =
    latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east;
  return isIndian ? { latitude, longitude, mapLink: null } : 'notIndia';
}

function positionIn({ pathname, searchParams }: URL): Pin | 'notIndia' | null {
  const named = PARAMETERS.map((name) => PAIR.exec(searchParams.get(name) ?? '')).find(Boolean);
  const path = pathname.replaceAll('%2C', ',').replaceAll('%2B', '+');
  return positionOf(named ?? IN_PATH.map((pattern) => pattern.exec(path)).find(Boolean));
}

/**
 * The pin in what somebody has typed or pasted: a position, a link of Google Maps with one, or a short link, which
 * stays as it is. A problem by its name in PIN_PROBLEMS if it is none of these.
 */
export function readPin(typed: string): Pin | keyof typeof PIN_PROBLEMS {
  const text = typed.trim();
  const bare = positionOf(BARE.exec(text));
  if (bare) return bare;
  if (!URL.canParse(text)) return 'unreadable';
  const url = new URL(text);
  if (url.protocol === 'http:') return 'notHttps';
  if (url.protocol !== 'https:' || !isMaps(url)) return 'notMaps';
  return positionIn(url) ?? { latitude: null, longitude: null, mapLink: url.href };
}
