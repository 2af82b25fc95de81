import type { LoosePage as Shown } from '@pausenplatz/kernel-host';
import { viewsOnPage } from '../blocks/views-on-page.tsx';
import { PageView } from '../framed.tsx';
import { ReadAsVisitor } from './read-as-visitor.tsx';

/** A page that stands nowhere yet, for whoever looks what is in it. */
export function LoosePage({ page }: { readonly page: Shown }) {
  const { id, title, blocks } = page;
  const files = Object.fromEntries(Object.entries(page.files).map(([file, shown]) => [file, { ...shown, widths: [...shown.widths] }]));
  return (
    <ReadAsVisitor>
      <PageView
        page={{ id, title, files, blocks: [...blocks], children: [], siblings: [] }}
        views={viewsOnPage(blocks)}
        showTitle={false}
      />
    </ReadAsVisitor>
  );
}
