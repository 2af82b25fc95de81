import { useEffect } from 'react';

/** Rules for paper (`@page`, `@media print`) while a screen is shown. A style sheet object, because the policy forbids style elements. */
export function usePrintSheet(rules: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [rules]);
}
