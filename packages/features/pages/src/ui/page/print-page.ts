import { codeFor } from '@pausenplatz/kernel-ui';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Prints the page. Films and websites are codes on paper; the encoder is loaded for that alone, and draws into places that their blocks
 * leave empty. Whoever prints by the browser's own keys gets the addresses in words.
 */
export async function printPage(): Promise<void> {
  for (const place of document.querySelectorAll<HTMLElement>('[data-print-code]:empty')) {
    // A page has few of them, and all share one encoder.
    // oxlint-disable-next-line no-await-in-loop
    const { size, path } = await codeFor(place.dataset['printCode'] ?? '');
    const code = document.createElementNS(svg, 'svg');
    code.setAttribute('viewBox', `0 0 ${size} ${size}`);
    code.setAttribute('shape-rendering', 'crispEdges');
    const dark = document.createElementNS(svg, 'path');
    dark.setAttribute('d', path);
    code.append(dark);
    place.append(code);
  }
  print();
}
