import { brand } from '@pausenplatz/kernel-contract';

/** Who runs an installation, what becomes of what people write, and where drawings, letters and words come from. */
export const imprintTexts = {
  lead: 'Wer diesen Pausenplatz betreibt, was mit deinen Angaben geschieht und von wem Zeichen und Schriften sind.',
  operator: {
    title: 'Betrieb',
    unset: `Wer diesen ${brand.name} betreibt, steht hier noch nicht. Frag die Administration deiner Schule.`,
    contact: 'Schreiben: {contact}',
  },
  privacy: {
    title: 'Datenschutz',
    points: [
      'Keine Werbung, keine Auswertung deines Verhaltens.',
      'Cookies gibt es nur für die Anmeldung und die Darstellung. Was dieser Browser sonst behält, sind deine Entwürfe und Einstellungen.',
      'Inhalte anderer Websites lädt eine Seite erst, wenn du sie willst, ausser deine Schule hat die Website freigegeben.',
      'Was du einen KI-Dienst fragst, geht an den Anbieter, der hier eingerichtet ist. Namen deiner Klassen verdeckt dein Browser vorher.',
      'Was über dich gespeichert ist, lädst du unter «Mein Konto» herunter. Dort kannst du dein Konto auch löschen.',
    ],
    privacyLink: 'Datenschutzerklärung',
    termsLink: 'Nutzungsbedingungen',
  },
  sources: {
    title: 'Zeichen, Schriften und Wörter',
    list: [
      {
        name: 'Font Awesome Free',
        by: 'Zeichen und Marken, von Fonticons, Inc.',
        licence: 'CC BY 4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/deed.de',
      },
      { name: 'Fluent UI System Icons', by: 'Zeichen der Knöpfe, von Microsoft', licence: 'MIT', url: null },
      { name: 'Emojis', by: 'deutsche Namen aus Emojibase und Unicode', licence: 'MIT', url: null },
      { name: 'Figtree', by: 'Schrift, von Erik Kennedy', licence: 'SIL OFL 1.1', url: 'https://openfontlicense.org' },
      {
        name: 'Lexend',
        by: 'leseleichte Schrift, von Bonnie Shaver-Troup und Thomas Jockin',
        licence: 'SIL OFL 1.1',
        url: 'https://openfontlicense.org',
      },
      { name: 'Roboto', by: 'Schrift auf Papieren, von den Roboto Project Authors', licence: 'SIL OFL 1.1', url: null },
      { name: `Bilder und Zeichen von ${brand.name}`, by: 'eigene Zeichnungen', licence: null, url: null },
      { name: 'Wörter des Wörterrätsels', by: 'eigene Liste in Schweizer Rechtschreibung', licence: null, url: null },
    ],
    marks: 'Marken gehören ihren Inhaber:innen. Sie stehen hier nur, damit man findet, wohin ein Link führt.',
  },
} as const;
