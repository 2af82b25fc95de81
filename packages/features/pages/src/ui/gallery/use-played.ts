import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type GalleryElement, galleryElements, type PlayedAttribute } from '../../contract/gallery.ts';

/** What somebody tries out: an element, and its attributes as the address of the gallery has them. */
export interface Played {
  readonly element: GalleryElement;
  readonly attributes: Partial<Record<PlayedAttribute, string>>;
  readonly choose: (element: GalleryElement) => void;
  readonly set: (name: PlayedAttribute, value: string | null) => void;
}

/** The attributes that each element knows. */
const known: Readonly<Record<GalleryElement, readonly PlayedAttribute[]>> = {
  seite: ['page', 'theme', 'max-height', 'consent'],
  advent: ['calendar', 'theme', 'max-height', 'consent'],
  'advent-inline': ['calendar', 'theme', 'consent'],
  'beam-mich': ['variant', 'theme'],
  'beam-mich-inline': ['theme'],
  anmelden: ['variant', 'theme'],
};

export function usePlayed(): Played & { readonly knows: (name: PlayedAttribute) => boolean } {
  const [search] = useSearchParams();
  const [element, choose] = useState<GalleryElement>(galleryElements.find((one) => one === search.get('element')) ?? 'seite');
  const [values, setValues] = useState<Partial<Record<PlayedAttribute, string>>>({
    page: search.get('page') ?? '',
    calendar: search.get('calendar') ?? '',
  });
  const knows = (name: PlayedAttribute) => known[element].includes(name);
  return {
    element,
    attributes: Object.fromEntries(known[element].flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
    choose,
    set: (name, value) => setValues(({ [name]: _before, ...others }) => (value === null ? others : { ...others, [name]: value })),
    knows,
  };
}
