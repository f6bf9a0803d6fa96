import { waLink } from '../../../schema/common/wa-link';
import { say } from './words';

/** Messaging and social sites that accept a link in an address; nothing of theirs is loaded. */
export function shareTargets(url: string, name: string) {
  const text = say('Vehicles for sale at {name}', { name });
  const query = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
  return [
    { label: 'WhatsApp', href: waLink(null, `${text}\n${url}`) },
    { label: say('Telegram'), href: `https://t.me/share/url?${query({ url, text })}` },
    { label: say('Facebook'), href: `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}` },
    { label: 'X', href: `https://x.com/intent/post?${query({ url, text })}` },
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}` },
    {
      label: say('Email'),
      href: `mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(url)}`,
    },
  ];
}
