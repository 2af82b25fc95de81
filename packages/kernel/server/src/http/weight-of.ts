/** About how many bytes a value has as JSON; counted no further than to a bound, whose excess alone is then certain. */
export function weightOf(value: unknown, bound: number): number {
  const waiting: unknown[] = [value];
  let weight = 0;
  while (waiting.length > 0 && weight <= bound) {
    const next = waiting.pop();
    if (typeof next === 'string') weight += next.length + 2;
    else if (typeof next !== 'object' || next === null) weight += 5;
    else {
      weight += 2;
      for (const [key, item] of Object.entries(next)) {
        weight += Array.isArray(next) ? 1 : key.length + 4;
        waiting.push(item);
      }
    }
  }
  return weight;
}
