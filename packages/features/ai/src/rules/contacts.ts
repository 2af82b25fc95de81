export type ContactKind = 'mail' | 'phone' | 'address';

interface FoundPart {
  readonly kind: ContactKind;
  readonly from: number;
  readonly to: number;
}

const mail = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{1,190}\w/gu;
/** Numbers of Switzerland and of elsewhere with their sign: nine digits at least, so that years, sums and dates are none. */
const phone = /(?:\+|\b00?)\d{1,3}[\d /.()’'-]{6,20}\d/gu;
const street =
  /\b\p{Lu}[\p{L}.-]{0,30}(?:strasse|straße|str\.|weg|gasse|platz|allee|rain|halde|matt|matte|ring|hof|gässli|wäg) \d{1,4}[a-z]?\b/gu;
const streetAlone = /\b(?:Rue|Avenue|Chemin|Route|Via|Viale|Piazza) (?:d(?:e|u|es|el|ella) )?[\p{L}’'-]{2,30} \d{1,4}[a-z]?\b/gu;
const place = /\b[1-9]\d{3} \p{Lu}\p{Ll}{2,30}\b/gu;

const digitsIn = (text: string): number => text.replaceAll(/\D/g, '').length;

function all(pattern: RegExp, kind: ContactKind, text: string): FoundPart[] {
  return [...text.matchAll(pattern)].map((match) => ({ kind, from: match.index, to: match.index + match[0].length }));
}

/** Mail addresses, telephone numbers and addresses of places in a text, in their order; none lies in another. */
export function foundContacts(text: string): readonly FoundPart[] {
  const streets = [...all(street, 'address', text), ...all(streetAlone, 'address', text)];
  // Four digits and a word are often a year: a place is one beside a street alone.
  const places = all(place, 'address', text).filter(({ from }) => streets.some(({ to }) => from >= to && from - to <= 4));
  const phones = all(phone, 'phone', text).filter(({ from, to }) => {
    const count = digitsIn(text.slice(from, to));
    return count >= 9 && count <= 15;
  });
  const found = [...all(mail, 'mail', text), ...phones, ...streets, ...places].toSorted(
    (one, other) => one.from - other.from || other.to - one.to,
  );
  let end = 0;
  return found.filter(({ from, to }) => {
    if (from < end) return false;
    end = to;
    return true;
  });
}
