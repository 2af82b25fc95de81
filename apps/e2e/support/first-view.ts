import type { Page } from '@playwright/test';

/** What a first view loads over the line, until nothing more comes: KiB with headers, and requests. */
interface Weight {
  readonly scripts: number;
  readonly styles: number;
  readonly fonts: number;
  readonly requests: number;
}

interface Weighed extends Weight {
  /** What was asked for, in order. What a slow line makes it ask once more, because it had read before it listened, counts once. */
  readonly asked: readonly string[];
}

/**
 * Limits of the whole first view, not only of what a page names at its start: a further feature may not add to a screen that does not
 * show it. Pictures count by their number alone: they are what somebody put on a page.
 */
export const firstViewBudgets = {
  framedPage: { scripts: 8.5, styles: 1, fonts: 26, requests: 10 },
  framedAgenda: { scripts: 166, styles: 12, fonts: 26, requests: 24 },
  framedCalendar: { scripts: 25.5, styles: 1, fonts: 26, requests: 13 },
  publicPage: { scripts: 6, styles: 1, fonts: 26, requests: 10 },
  startPage: { scripts: 265, styles: 12, fonts: 26, requests: 46 },
  home: { scripts: 262, styles: 12, fonts: 26, requests: 48 },
  agenda: { scripts: 333, styles: 12, fonts: 26, requests: 47 },
  office: { scripts: 284, styles: 12, fonts: 26, requests: 47 },
  teamsHomework: { scripts: 340.5, styles: 12, fonts: 26, requests: 44 },
} as const satisfies Record<string, Weight>;

const kinds: Readonly<Record<string, 'scripts' | 'styles' | 'fonts'>> = { script: 'scripts', stylesheet: 'styles', font: 'fonts' };

/** Weighs what a page loads from now on, except for the website around a frame. */
export function weigh(page: Page): () => Promise<Weighed> {
  const sizes: Promise<{ readonly kind: string; readonly kib: number }>[] = [];
  const asked = new Set<string>();
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('https://app.')) return;
    const size = request.sizes().then(
      ({ responseBodySize, responseHeadersSize }) => (responseBodySize + responseHeadersSize) / 1024,
      // What the page itself gave up has come to nothing.
      () => 0,
    );
    asked.add(`${request.method()} ${new URL(request.url()).pathname}`);
    sizes.push(size.then((kib) => ({ kind: request.resourceType(), kib })));
  });
  return async () => {
    const all = await Promise.all(sizes);
    const weight = { scripts: 0, styles: 0, fonts: 0, requests: asked.size };
    for (const { kind, kib } of all) {
      const part = kinds[kind];
      if (part) weight[part] += kib;
    }
    return { ...weight, asked: [...asked] };
  };
}

/** What a view loads beyond its budget. */
export function overBudget(view: keyof typeof firstViewBudgets, weight: Weighed): string[] {
  const budget: Weight = firstViewBudgets[view];
  return (['scripts', 'styles', 'fonts', 'requests'] as const)
    .filter((part) => weight[part] > budget[part])
    .map(
      (part) =>
        `${view}: ${part} ${weight[part].toFixed(1)}, budget ${budget[part]}${part === 'requests' ? `: ${weight.asked.join(', ')}` : ''}`,
    );
}
