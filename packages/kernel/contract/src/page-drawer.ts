/** What a call inside the server answers to a page that is being drawn. */
export type InsideAnswer =
  | { readonly isAnswered: true; readonly output: unknown }
  | { readonly isAnswered: false; readonly status: number };

/** Status of an answer that there is, and that is too much to be drawn on the server. */
export const tooHeavyToDraw = 413;

/** One page as a browser asks for it. */
export interface PageRequest {
  /** Without the query. */
  readonly path: string;
  /** `?link=…` or ''. */
  readonly search: string;
  /** Public origin, for addresses that leave the product (Open Graph). */
  readonly origin: string;
  /** `unknown`: somebody whose session first has to be renewed, which only their browser can do. */
  readonly who: 'visitor' | 'person' | 'unknown';
  /** What this browser told about how it shows the product, or null. */
  readonly look: string | null;
  /** Lets the styles of this very answer through the Content-Security-Policy. */
  readonly nonce: string;
  /** The host's HTML file, as it was built. */
  readonly template: string;
  /** What the call answered that has just let this person in; the page carries it along. Null for whoever was in already. */
  readonly entered: unknown;
  /** Answers a reading call as its route would answer whoever asks for the page. */
  readonly ask: (callId: string, input: unknown) => Promise<InsideAnswer>;
}

export interface DrawnPage {
  readonly html: string;
  /** Holds what is one person's, or for whoever was given its address: no cache may keep it. */
  readonly isPersonal: boolean;
  /** Nothing is there for whoever asks; 200 unless said. */
  readonly status?: 404;
  /** How long a browser may show it again without asking; it asks each time unless said. */
  readonly keptSeconds?: number;
}

/** A browser host that draws its pages on the server as well. */
export interface PageDrawer {
  /** The page, drawn as far as a server can; null leaves everything to the browser. */
  readonly draw: (request: PageRequest) => Promise<DrawnPage | null>;
}

/** Cookie with what this browser told about how it shows the product; nothing about a person. */
export const lookCookie = 'pausenplatz-look';

/** Header with the same, of a tab whose person is let in by a token instead of cookies. */
export const lookHeader = 'pausenplatz-look';

/** A page of the web host without anything drawn, for the service worker to keep: it is nobody's. */
export const blankPath = '/leer';
