import { codeForm, signInLink } from './direct.ts';

export type Tell = (name: string, detail: object) => void;

/** What a widget shows. */
export interface Kind {
  /** What comes after the product's name in the element's own. */
  readonly name: string;
  /** Attribute that names what is shown; null where there is only one. */
  readonly subject: string | null;
  /** Attributes that this kind alone has, besides its subject. */
  readonly choices?: readonly string[];
  /** Where the frame is, before the subject. */
  readonly path: string;
  /** Height in pixels before the frame has told its own. */
  readonly minHeight: number;
  /** Name of the frame for screen readers, until the frame tells its own. */
  readonly title: string;
  /** What stands on the website itself instead of a frame, unless the website asks for `variant="form"`. */
  readonly direct?: (origin: string, tell: Tell) => (element: Element) => HTMLElement;
}

const titles = { page: 'Seite unserer Schule', advent: 'Adventskalender', signIn: 'Anmelden', code: 'Code von der Tafel' } as const;

export const kinds: readonly Kind[] = [
  { name: 'seite', subject: 'page', path: '/einbetten/seite/', minHeight: 240, title: titles.page },
  { name: 'advent', subject: 'calendar', path: '/advent/einbetten/', minHeight: 320, title: titles.advent },
  {
    name: 'anmelden',
    subject: null,
    choices: ['variant', 'redirect', 'label'],
    path: '/einbetten/anmelden',
    minHeight: 200,
    title: titles.signIn,
    direct: signInLink,
  },
  {
    name: 'beam-mich',
    subject: null,
    choices: ['variant'],
    path: '/einbetten/beam-mich',
    minHeight: 200,
    title: titles.code,
    direct: codeForm,
  },
];
