import { usePrintSheet } from '@pausenplatz/kernel-ui';

/** A week is printed on one A4 sheet across (house rule: print). */
export function usePrintPage(): void {
  usePrintSheet(
    '@page { size: A4 landscape; margin: 9mm } @media print { [data-planner] h1 { font-size: 15pt; line-height: 20pt } [data-planner]:not(:has([data-days])) { zoom: 0.7 } }',
  );
}
