import { appOrigin, teamsOrigin } from '../stack/addresses.ts';

/** Who looks decides what may be asked of a view. */
type Looker = 'limit' | 'visitor' | 'signedIn';

export interface View {
  readonly name: string;
  /** For docs/leistung.md. */
  readonly germanName: string;
  readonly looker: Looker;
  readonly address: string;
  /** The view is a frame of this name inside another website. */
  readonly frame?: string;
}

/** Served by the measurement itself; see `static-file.ts`. */
export const staticPath = '/grenze';
export const publicPage = `${appOrigin}/seite/klasse-3a`;
export const signedInAs = 'lea.brunner';

const inTeams = (path: string) => `${teamsOrigin}/?${new URLSearchParams({ user: signedInAs, tab: appOrigin + path })}`;

/** What is measured, in this order. */
export const views: readonly View[] = [
  { name: 'static file', germanName: 'Datei ohne Programm', looker: 'limit', address: `${appOrigin}${staticPath}` },
  { name: 'framed page', germanName: 'Eingebettete Seite', looker: 'visitor', address: `${appOrigin}/einbetten/seite/klasse-3a` },
  {
    name: 'framed page, live block',
    germanName: 'Eingebettete Seite mit Agenda',
    looker: 'visitor',
    address: `${appOrigin}/einbetten/seite/agenda-3a`,
  },
  { name: 'public page', germanName: 'Öffentliche Seite', looker: 'visitor', address: publicPage },
  { name: 'start page', germanName: 'Startseite der Klasse, angemeldet', looker: 'signedIn', address: publicPage },
  { name: 'home', germanName: 'Start, angemeldet', looker: 'signedIn', address: `${appOrigin}/` },
  { name: 'agenda', germanName: 'Agenda', looker: 'signedIn', address: `${appOrigin}/tools/agenda` },
  { name: 'office', germanName: 'Verwaltung', looker: 'signedIn', address: `${appOrigin}/verwaltung` },
  {
    name: 'Teams homework tab',
    germanName: 'Hausaufgaben in Teams',
    looker: 'signedIn',
    address: inTeams('/teams/tab-homework'),
    frame: 'tab',
  },
];
