/** What a child who does not read yet recognises a subject by. */
export type SubjectPicture = 'numbers' | 'book' | 'languages' | 'leaf' | 'note' | 'ball' | 'scissors' | 'brush' | 'sheet';

const words: readonly (readonly [RegExp, SubjectPicture])[] = [
  [/math|rechn|geometrie|einmaleins/, 'numbers'],
  [/musik|singen|sing|flöte|instrument/, 'note'],
  [/sport|turnen|schwimm|bewegung/, 'ball'],
  [/franz|engl|italien|fremdsprach|latein/, 'languages'],
  [/nmg|natur|biologie|umwelt|wald|garten/, 'leaf'],
  [/werk|textil|ttg|handarbeit/, 'scissors'],
  [/gestalt|zeichn|kunst|malen/, 'brush'],
  [/deutsch|les|schreib|sprache|bibliothek/, 'book'],
];

/** The picture of a subject by its name, however the class spells it; a sheet of paper for everything else. */
export function subjectPicture(subject: string | null): SubjectPicture {
  const name = subject?.toLowerCase() ?? '';
  return words.find(([pattern]) => pattern.test(name))?.[1] ?? 'sheet';
}
