import type { RichText } from '../../contract/index.ts';

/** What of something from elsewhere becomes a block. */
export type ImportedContent =
  | { readonly kind: 'title'; readonly text: string; readonly size: 'large' | 'medium' }
  | { readonly kind: 'text'; readonly text: RichText }
  /** Carried along as a file, or to be fetched by its address. */
  | { readonly kind: 'picture'; readonly source: File | string; readonly alt: string };

/** `id` names it within one reading. */
export type ImportedBlock = ImportedContent & { readonly id: string };
