interface PickedContact {
  name: string;
  mobileNumber: string;
}

interface ContactsManager {
  select: (
    properties: string[],
    options: { multiple: boolean },
  ) => Promise<{ name?: string[]; tel?: string[] }[]>;
}

const contactsOf = ({ contacts }: { contacts?: ContactsManager }) => contacts;

/** Whether the browser offers a contact picker. */
export const canPickContact = () => contactsOf(navigator as { contacts?: ContactsManager }) !== undefined;

/** The contact chosen in the browser's picker; null if none is chosen. */
export async function pickContact(): Promise<PickedContact | null> {
  const picked = await contactsOf(navigator as { contacts?: ContactsManager })
    ?.select(['name', 'tel'], { multiple: false })
    .catch(() => []);
  const [contact] = picked ?? [];
  return contact ? { name: contact.name?.[0] ?? '', mobileNumber: contact.tel?.[0] ?? '' } : null;
}
