import { enterTexts } from './texts.enter.ts';

/** Every sentence of the beam feature, grouped by place. */
export const beamTexts = {
  refusals: {
    BEAM_NOT_FOUND: { title: 'Code nicht gefunden', body: 'Diesen Code gibt es nicht mehr: Er ist abgelaufen oder gestoppt.' },
    BEAM_CODE_WRONG: { title: 'Diesen Code gibt es nicht', body: 'Schau noch einmal auf die Tafel. Vielleicht ist er auch abgelaufen.' },
    BEAM_TARGET_WRONG: {
      title: 'Diese Adresse geht nicht',
      body: 'Kopiere die Adresse einer Seite aus dem Browser, zum Beispiel https://www.schule.ch',
    },
    BEAM_TOO_MANY: {
      title: 'Genug auf einmal',
      body: 'Mehr als {count} Codes auf einmal gehen nicht. Stopp zuerst einen, den du nicht mehr brauchst.',
    },
  },
  enter: enterTexts,
  list: {
    lead: 'Ein Code führt deine Klasse an einen Ort: auf eine Seite, zu einer Aufgabe oder auf eine andere Website.',
    target: 'Wohin?',
    targetHelp: 'Die Adresse aus dem Browser, auch von Pausenplatz selbst.',
    minutes: 'Wie lange?',
    durations: { 15: '15 Minuten', 60: '1 Stunde', 240: '4 Stunden', 1440: '1 Tag' },
    start: 'Code machen',
    label: 'Deine Codes',
    empty: 'Kein Code ist offen',
    emptyBody: 'Sobald du einen machst, steht er hier und lässt sich gross zeigen.',
    until: 'bis {time}',
    untilTomorrow: 'bis morgen, {time}',
    opened: { one: 'einmal geöffnet', many: '{count}-mal geöffnet', none: 'noch nie geöffnet' },
    show: 'Gross zeigen',
    stop: 'Stoppen',
    stopOne: 'Code {code} stoppen',
    stopped: 'Der Code führt nirgends mehr hin.',
    beamClass: 'Klasse beamen',
    beamClassOne: 'Klasse {name} zu {code} beamen',
    beamed: 'Wer aus {name} gerade da ist, kommt mit.',
  },
  show: {
    title: 'Code {code}',
    open: '{address}',
    qr: 'QR-Code zu {address}',
    back: 'Zurück',
    gone: 'Diesen Code gibt es nicht mehr',
    goneBody: 'Er ist abgelaufen oder gestoppt.',
  },
  banner: {
    area: 'Beamen',
    going: '{name} beamt dich: {target}',
    seconds: 'In {seconds} s',
    now: 'Jetzt',
    stay: 'Hier bleiben',
  },
  /** What people call it when they search. */
  search: {
    beams: { name: 'Beamen', alsoCalled: 'Code an die Tafel Kurzlink Link zeigen QR Klasse mitnehmen' },
    enter: { name: 'Beam mich', alsoCalled: 'Code eingeben von der Tafel' },
  },
} as const;
