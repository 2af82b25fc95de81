import type { StoredFile } from '@pausenplatz/documents/contract';
import { lazy, Suspense } from 'react';

// From the chunk that shows messages anyway: one more way to it would cut the chunks of other screens anew.
const FileList = lazy(async () => ({ default: (await import('../screens/messages-screen.tsx')).FileList }));

/** The files of a message that was reported or removed, for who looks after it. */
export function ReportFiles({ files }: { readonly files: readonly StoredFile[] }) {
  if (files.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <FileList files={files} large />
    </Suspense>
  );
}
