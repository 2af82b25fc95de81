import { animals, traits } from './alias.data.ts';

/** From nought up to one. */
type Random = () => number;

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined => items[Math.floor(random() * items.length)];

/** An alias such as «Stille Eule»; after some tries in vain with a number behind it, so that everybody finds one that is free. */
export function drawAlias(random: Random, tried: number): string {
  const [animal, ending] = pick(animals, random) ?? ['Igel', 'er'];
  const alias = `${pick(traits, random) ?? 'Flink'}${ending} ${animal}`;
  return tried < 5 ? alias : `${alias} ${2 + Math.floor(random() * 9_998)}`;
}
