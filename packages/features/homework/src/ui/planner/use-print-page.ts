import { useEffect } from 'react';

/** A week is printed on one A4 sheet across (house rule: print). A style sheet object, because the policy forbids style elements. */
export function usePrintPage(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '@page { size: A4 landscape; margin: 9mm } @media print { [data-planner] h1 { font-size: 15pt; line-height: 20pt } [data-planner]:not(:has([data-days])) { zoom: 0.7 } }',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
