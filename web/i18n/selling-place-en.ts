/** Where buyers find the vehicle, in messages from its seller. */
export const placeInEnglish = {
  hours: (from: string, to: string) => `${from} to ${to}`,
  closed: (day: string) => `closed on ${day}s`,
  map: (link: string) => `Map: ${link}`,
  open: (hours: string) => `Hours: ${hours}`,
  askFor: (name: string) => `Please ask for ${name}.`,
};

export type PlaceTexts = typeof placeInEnglish;
