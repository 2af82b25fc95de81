/**
 * Stands in for `rtl-css-js/core` in what browsers load: every style stays as it is written. Griffel mirrors each rule for scripts that run from right to left,
 * and no language of the interface does (docs/decisions/0056); what is the same in both directions, Griffel stores once.
 */
export function convertProperty<Value>(key: string, value: Value): { key: string; value: Value } {
  return { key, value };
}

export function convert<Styles>(styles: Styles): Styles {
  return styles;
}
