import { describe, expect, it } from 'vitest';
import { renderMail } from './render-mail.ts';

const words = {
  to: 'lea@schule.example',
  subject: 'Bestätige deine E-Mail Adresse',
  greeting: 'Hallo Lea',
  paragraphs: ['Ein Absatz.', 'Noch <b>einer</b> & mehr.'],
  action: { label: 'Bestätigen', url: 'https://schule.example/email-bestaetigen/abc?x=1&y=2' },
  closing: 'Du bekommst diese Nachricht, weil du ein Konto hast.',
};

describe('mails', () => {
  it('say the same in text and in HTML', () => {
    const mail = renderMail(words);
    for (const said of [words.greeting, words.paragraphs[0] ?? '', words.action.label, words.closing]) {
      expect(mail.text).toContain(said);
      expect(mail.html).toContain(said);
    }
    expect(mail.text).toContain(words.action.url);
    expect(mail.html).toContain('href="https://schule.example/email-bestaetigen/abc?x=1&amp;y=2"');
  });

  it('show what people wrote as words, never as HTML', () => {
    expect(renderMail(words).html).toContain('Noch &lt;b&gt;einer&lt;/b&gt; &amp; mehr.');
    expect(renderMail({ ...words, greeting: '"><script>x</script>' }).html).not.toContain('<script>');
  });

  it('keep a subject on one line', () => {
    expect(renderMail({ ...words, subject: 'Hallo\r\nBcc: alle@schule.example' }).subject).toBe('Hallo Bcc: alle@schule.example');
  });

  it('load nothing from anywhere', () => {
    expect(renderMail(words).html).not.toMatch(/src=|url\(|@import|<link/);
  });
});
