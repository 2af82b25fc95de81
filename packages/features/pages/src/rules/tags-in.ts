/** Longer is no tag that says anything to us; a policy with all its sources is shorter. */
const longest = 16_000;

/** The tags of a name in the markup of a foreign website, in their order. Goes through it once, whatever stands there. */
export function tagsIn(markup: string, name: string): readonly string[] {
  const opening = new RegExp(`<${name}(?=[\\s/>])`, 'gi');
  const tags: string[] = [];
  for (let found = opening.exec(markup); found; found = opening.exec(markup)) {
    const end = markup.indexOf('>', opening.lastIndex);
    if (end === -1) break;
    if (end - found.index < longest) tags.push(markup.slice(found.index, end + 1));
    opening.lastIndex = end;
  }
  return tags;
}

/** What an attribute of a tag says; '' where it is not there. */
export function attributeIn(tag: string, name: string): string {
  for (const [, found = '', ...values] of tag.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g))
    if (found.toLowerCase() === name) return values.find((value) => value !== undefined) ?? '';
  return '';
}
