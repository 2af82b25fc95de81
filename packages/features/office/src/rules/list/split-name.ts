/** Words that belong to a last name and begin it. */
const particles = new Set('von vom van de der den del della dela di da dal dos du la le lo el al bin ibn ter ten zu zum zur'.split(' '));

interface PartedName {
  readonly firstName: string;
  readonly lastName: string;
}

/** "Meier, Mia" and "Mia Meier" are the same person. Several first names stay together, as does «von Allmen». */
export function splitName(name: string, order: 'firstFirst' | 'lastFirst'): PartedName {
  const comma = name.indexOf(',');
  if (comma >= 0) return { firstName: name.slice(comma + 1).trim(), lastName: name.slice(0, comma).trim() };
  const words = name.split(' ').filter((word) => word !== '' && word !== '/');
  const isParticle = (word: string | undefined) => word !== undefined && particles.has(word);
  if (words.length < 2) return { firstName: '', lastName: words.join(' ') };
  if (order === 'firstFirst') {
    const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word));
    const cut = particle < 0 ? words.length - 1 : particle;
    return { firstName: words.slice(0, cut).join(' '), lastName: words.slice(cut).join(' ') };
  }
  // «von Allmen Luca»: what a last name begins with leaves the next word in it.
  let cut = 1;
  while (cut < words.length - 1 && isParticle(words[cut - 1]?.toLowerCase())) cut += 1;
  return { firstName: words.slice(cut).join(' '), lastName: words.slice(0, cut).join(' ') };
}
