import type { SearchHit } from '@pausenplatz/kernel-contract';
import type { ComponentType } from 'react';

export interface HitGroup {
  readonly name: string;
  readonly title: string;
  readonly Icon: ComponentType;
  readonly hits: readonly SearchHit[];
  /** There are more than these. */
  readonly more: boolean;
}

/** What one reaches with the arrow keys: a hit, all hits of a group, or the way back from them. */
export type SearchOption =
  | { readonly kind: 'hit'; readonly key: string; readonly hit: SearchHit }
  | { readonly kind: 'all'; readonly key: string; readonly group: string }
  | { readonly kind: 'back'; readonly key: string };

/** The options of one group, in the order in which they stand there. */
export function optionsOf(group: HitGroup, isOpened: boolean): readonly SearchOption[] {
  const hits = group.hits.map((hit, index): SearchOption => ({ kind: 'hit', key: `${group.name}-${index}-${hit.path}`, hit }));
  return group.more && !isOpened ? [...hits, { kind: 'all', key: `${group.name}-all`, group: group.name }] : hits;
}

export const wayBack: SearchOption = { kind: 'back', key: 'back' };

/** The option that is reached from one by a step, round and round. A key that is there no more begins at the first one. */
export function stepFrom(options: readonly SearchOption[], key: string | null, step: 1 | -1): string | null {
  const at = options.findIndex((option) => option.key === key);
  const from = Math.max(at, 0);
  return options[(from + step + options.length) % Math.max(options.length, 1)]?.key ?? null;
}
