import { brand } from '@pausenplatz/kernel-contract';
import type { Mail } from './mailer.ts';

/** The words of a mail; how it looks is the same for all of them. */
interface MailWords {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, as a button. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small words below, such as why this mail came. */
  readonly closing: string;
}

/** Makes a mail of plain text and of HTML with the same words; everything is escaped, nothing is loaded from anywhere. */
export function renderMail(words: MailWords): Mail {
  return { to: words.to, subject: oneLine(words.subject), text: asText(words), html: asHtml(words) };
}

// A line break in a subject would start the next header.
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function asText({ greeting, paragraphs, action, closing }: MailWords): string {
  const button = action ? [`${action.label}:\n${action.url}`] : [];
  return `${[greeting, ...paragraphs, ...button, '--', closing].join('\n\n')}\n`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const font = "font-family:'Segoe UI',Arial,sans-serif;color:#1b2b2a";

function asHtml({ subject, greeting, paragraphs, action, closing }: MailWords): string {
  const lines = [greeting, ...paragraphs].map((line) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escaped(line)}</p>`);
  const button = action
    ? `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:#0b7a75;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;line-height:1.5;color:#4d5f5e;word-break:break-all">${escaped(action.url)}</p>`
    : '';
  return `<!doctype html>
<html lang="de-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(oneLine(subject))}</title></head>
<body style="margin:0;padding:24px;background:#f2f7f6;${font}">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:20px;background:#ffffff">
<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#0b7a75">${escaped(brand.name)}</p>
${lines.join('\n')}
${button}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dbe7e5;font-size:13px;line-height:1.5;color:#4d5f5e">${escaped(closing)}</p>
</div></body></html>
`;
}
