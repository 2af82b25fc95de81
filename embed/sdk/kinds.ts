/** What a widget shows in a frame. */
export interface Kind {
  /** What comes after the product's name in the element's own. */
  readonly name: string;
  /** Attribute that names what is shown; null where there is only one. */
  readonly subject: string | null;
  /** Where the frame is, before the subject. */
  readonly path: string;
  /** Height in pixels before the frame has told its own. */
  readonly minHeight: number;
  /** Name of the frame for screen readers, until the frame tells its own. */
  readonly title: string;
}

export const pageKind: Kind = { name: 'seite', subject: 'page', path: '/einbetten/seite/', minHeight: 240, title: 'Seite unserer Schule' };
