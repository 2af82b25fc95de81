import { safeUrl } from '@pausenplatz/kernel-contract';
import type { PictogramName } from '@pausenplatz/icons/pictograms';

/** What a host is about, where its name says so. */
const subjects: readonly (readonly [RegExp, PictogramName])[] = [
  [/(^|\.)(youtube|youtu|vimeo|nanoo|srf|wdrmaus)\./, 'video'],
  [/antolin|lesen|biblio|onilo|buch/, 'book'],
  [/mathe|rechn|einmaleins|geogebra/, 'calculator'],
  [/musik|music|lieder|spotify/, 'music'],
  [/sport|turnen/, 'sport'],
  [/tier|natur|wald|zoo|wwf/, 'leaf'],
  [/maps?\.|geo\.|wikipedia|klexikon/, 'globe'],
  [/learningapps|quiz|kahoot|spiel|scratch/, 'puzzle'],
  [/foto|bild|pixabay/, 'picture'],
  [/kalender|calendar|fahrplan|sbb/, 'calendar'],
];

/** Parts of a host that name no one. */
const nameless = /^(www\d*|m|app|apps|web|my|login|portal|de|en|fr|it)$/;

/** The address, where a text is nothing else. */
export function linkIn(text: string): string | null {
  const only = text.trim();
  return /^(https?:\/\/|www\.)\S+$/i.test(only) ? safeUrl(only) : null;
}

/**
 * What stands on the tile of a pasted address: guessed from the address alone, because no other website is to learn what a teacher
 * is preparing.
 */
export function tileFromLink(url: string): { readonly title: string; readonly icon: PictogramName } {
  // Own paths, mail and telephone have no host that says anything.
  if (!/^https?:/i.test(url)) return { title: '', icon: 'link' };
  const { hostname, pathname } = new URL(url);
  const icon = subjects.find(([named]) => named.test(hostname))?.[1] ?? 'link';
  return { title: asTitle(wordsOfPath(pathname) ?? nameOfHost(hostname)), icon };
}

/** Addresses of articles end with their title: letters and hyphens, at least two words. */
function wordsOfPath(pathname: string): string | null {
  const last = pathname.split('/').findLast((part) => part !== '') ?? '';
  const words = last.replace(/\.html?$/, '');
  return /^[a-z]{2,}(-[a-z]+)+$/i.test(words) ? words.replaceAll('-', ' ') : null;
}

function nameOfHost(hostname: string): string {
  const parts = hostname.split('.').slice(0, -1);
  return (parts.find((part) => !nameless.test(part)) ?? hostname).replaceAll('-', ' ');
}

const asTitle = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
