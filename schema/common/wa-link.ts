/** Opens a WhatsApp chat with a prepared text; without a number, WhatsApp asks for the recipient. */
export function waLink(e164: string | null, text: string): string {
  return `https://wa.me/${(e164 ?? '').replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
