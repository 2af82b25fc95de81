/** The name, or the next one that is not taken, which it is then: two files of one name both stay, and some systems take capitals for the same. */
export function freeName(name: string, taken: Set<string>): string {
  const [, base = name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${base} (${count})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}
