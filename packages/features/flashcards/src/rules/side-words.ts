import type { CardSide, CardTemplate } from '../contract/index.ts';

interface Shown {
  readonly term: boolean;
  readonly text: boolean;
  readonly picture: boolean;
}

/** What each template shows of a side. */
const shownBy: Readonly<Record<CardTemplate, Shown>> = {
  term: { term: true, text: false, picture: false },
  termDefinition: { term: true, text: true, picture: false },
  image: { term: false, text: false, picture: true },
  text: { term: false, text: true, picture: false },
  imageTerm: { term: true, text: false, picture: true },
  any: { term: true, text: true, picture: true },
};

/** Which fields of a side are seen and written. */
export const shownOf = (template: CardTemplate): Shown => shownBy[template];

/** The file that a side shows. */
export const fileOf = ({ template, fileId }: CardSide): string | null => (shownBy[template].picture ? fileId : null);

/** A side in words, for who does not see it: its term, its text, what its picture shows. */
export function sideWords({ template, term, text, alt, fileId }: CardSide): string {
  const shown = shownBy[template];
  const words = [shown.term ? term : '', shown.text ? text : '', shown.picture && fileId !== null ? alt : ''];
  return words.filter((one) => one.trim() !== '').join('. ');
}

/** Nothing to be seen. */
export const isEmptySide = (side: CardSide): boolean => {
  const { term, text } = shownBy[side.template];
  return !((term && side.term.trim() !== '') || (text && side.text.trim() !== '') || fileOf(side) !== null);
};
