/** Words of this feature in Hindi, by their English text. */
export const hindi = {
  'A buyer': 'एक खरीदार',
  'New offer on {vehicleName}': '{vehicleName} पर नया ऑफ़र',
  '{buyer} offers {price}': '{buyer}: {price} का ऑफ़र',
} as const;
