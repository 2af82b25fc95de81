/** An item's number, which stood before its words while the document was read. */
interface NumberedItem {
  readonly value: number;
  readonly type: string;
}

/** Lists begin at their number and are written in its letters; one that jumps goes on as another one. `of` takes the number out of an item. */
export function numberLists(root: HTMLElement, of: (item: HTMLLIElement) => NumberedItem | null): void {
  for (const list of root.querySelectorAll('ol')) {
    let open: HTMLOListElement | null = null;
    let next: NumberedItem | null = null;
    for (const [at, item] of [...list.children].entries()) {
      const place = item instanceof HTMLLIElement ? of(item) : null;
      if (place && (open === null || place.value !== next?.value || place.type !== next.type)) {
        open = at === 0 ? list : behind(open ?? list);
        if (place.value !== 1) open.start = place.value;
        if (place.type !== '1') open.type = place.type;
      }
      open ??= list;
      if (open !== list) open.append(item);
      next = place && { ...place, value: place.value + 1 };
    }
  }
}

function behind(list: HTMLOListElement): HTMLOListElement {
  const further = list.ownerDocument.createElement('ol');
  list.after(further);
  return further;
}
