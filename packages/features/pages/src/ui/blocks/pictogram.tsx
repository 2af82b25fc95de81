import type { tileIcons } from '../../contract/index.ts';
import { pictograms } from './pictograms.data.ts';

type PictogramName = (typeof tileIcons)[number];

/** One of the sixteen pictograms; decoration beside a word. */
export function Pictogram({ name, className }: { readonly name: PictogramName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={pictograms[name]} />
    </svg>
  );
}
