import { BRAND } from '../../../schema/common/brand';
import type { WorkspaceLanguage } from '../../../schema/common/languages';
import type { MailText } from '../../platform/mailer';
import { inHindi } from './words.hi';

/** A mail in plain English texts, which is laid out when it is sent, in the language of its recipient. */
export interface MailParts {
  subject: string;
  /** The preview text that a mailbox shows next to the subject. */
  summary: string;
  title: string;
  /** Label and value; a value may have several lines. */
  facts?: readonly (readonly [string, string])[];
  paragraphs?: readonly string[];
  /** The first is the primary button. */
  buttons: readonly { label: string; url: string }[];
  footer: readonly string[];
  unsubscribeUrl?: string;
  settingsUrl: string;
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`).replaceAll('\n', '<br>');

/**
 * Mail programs do not support custom properties: the colours of web/styles/tokens.css, light inline and dark
 * in the style sheet.
 */
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.canvas{background:#0e1011!important}.card{background:#15181a!important;border-color:#2a2f32!important}
.ink{color:#eceeee!important}.muted{color:#a9b0b3!important}.line{border-color:#2a2f32!important}
.primary{background:#52b5be!important;border-color:#52b5be!important;color:#04252a!important}
.secondary{background:#15181a!important;border-color:#6c757a!important;color:#eceeee!important}.link{color:#52b5be!important}}`;

const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";

const fact = ([label, value]: readonly [string, string]) =>
  `<tr><td class="muted line" style="padding:10px 16px 10px 0;border-top:1px solid #e3e3de;color:#54595b;vertical-align:top">${escaped(label)}</td>
<td class="ink line" style="padding:10px 0;border-top:1px solid #e3e3de;color:#17191a;font-weight:600">${escaped(value)}</td></tr>`;

const BUTTONS = {
  primary: 'background:#0c6068;border:1px solid #0c6068;color:#ffffff',
  secondary: 'background:#ffffff;border:1px solid #878a86;color:#17191a',
};

const button = ({ label, url }: { label: string; url: string }, at: number) => {
  const name = at === 0 ? 'primary' : 'secondary';
  return `<a class="${name}" href="${escaped(url)}" style="display:block;margin-top:12px;padding:13px 20px;border-radius:8px;text-align:center;text-decoration:none;font-weight:600;${BUTTONS[name]}">${escaped(label)}</a>`;
};

/** The page opens in the language of the mail, whatever browser opens it. */
const pageIn = (url: string, language: WorkspaceLanguage) =>
  language === 'en' ? url : `${url}?lang=${language}`;

const paragraph = (text: string) =>
  `<p class="ink" style="margin:16px 0 0;color:#17191a">${escaped(text)}</p>`;

function html(
  { summary, subject, title, facts = [], paragraphs = [], buttons, ...parts }: MailParts,
  language: WorkspaceLanguage,
) {
  const say = SAY[language];
  const link = (label: string, url: string) =>
    `<a class="link" href="${escaped(url)}" style="color:#0c6068">${escaped(label)}</a>`;
  const ends = [
    link(say('Notification settings'), parts.settingsUrl),
    ...(parts.unsubscribeUrl ? [link(say('Unsubscribe'), pageIn(parts.unsubscribeUrl, language))] : []),
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${STYLE}</style></head>
<body class="canvas" style="margin:0;background:#f6f6f4;${FONT};font-size:16px;line-height:1.5">
<div style="display:none;max-height:0;overflow:hidden">${escaped(summary)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px;text-align:left">
<tr><td class="muted" style="padding:0 4px 12px;color:#54595b;font-weight:700">${BRAND.name}</td></tr>
<tr><td class="card" style="padding:24px;background:#ffffff;border:1px solid #e3e3de;border-radius:12px">
<h1 class="ink" style="margin:0 0 16px;color:#17191a;font-size:20px;line-height:1.3">${escaped(title)}</h1>
${facts.length > 0 ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="font-size:15px">${facts.map(fact).join('')}</table>` : ''}
${paragraphs.map(paragraph).join('')}
<div style="margin-top:20px">${buttons.map(button).join('')}</div></td></tr>
<tr><td class="muted" style="padding:16px 4px;color:#54595b;font-size:13px">${parts.footer.map(escaped).join('<br>')}
<br>${ends.join(' · ')}</td></tr></table></td></tr></table></body></html>`;
}

function text(
  { title, facts = [], paragraphs = [], buttons, footer, settingsUrl, unsubscribeUrl }: MailParts,
  language: WorkspaceLanguage,
) {
  const say = SAY[language];
  return [
    title,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...paragraphs,
    buttons.map(({ label, url }) => `${label}: ${url.replace(/^tel:/, '')}`).join('\n'),
    [
      '-- ',
      ...footer,
      `${say('Notification settings')}: ${settingsUrl}`,
      ...(unsubscribeUrl ? [`${say('Unsubscribe')}: ${pageIn(unsubscribeUrl, language)}`] : []),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const SAY: Record<WorkspaceLanguage, (text: string) => string> = { en: (text) => text, hi: inHindi };

const wordedIn = (parts: MailParts, say: (text: string) => string): MailParts => ({
  ...parts,
  subject: say(parts.subject),
  summary: say(parts.summary),
  title: say(parts.title),
  facts: parts.facts?.map(([label, value]) => [say(label), say(value)] as const) ?? [],
  paragraphs: parts.paragraphs?.map(say) ?? [],
  buttons: parts.buttons.map(({ label, url }) => ({ label: say(label), url })),
  footer: parts.footer.map(say),
});

/** A mail in both formats, light and dark. Takes plain texts in English, translates and escapes them. */
export function layOutMail(english: MailParts, language: WorkspaceLanguage = 'en'): MailText {
  const parts = wordedIn(english, SAY[language]);
  const { subject, unsubscribeUrl } = parts;
  return {
    subject,
    text: text(parts, language),
    html: html(parts, language),
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
  };
}
