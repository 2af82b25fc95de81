import { Button } from '@fluentui/react-components';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { useSlot } from '@pausenplatz/kernel-host';
import { Suspense, useState } from 'react';
import { useSchool } from '../data.ts';
import { type SchoolPaper, schoolPaper } from '../slots.ts';

/** What is printed of all classes of a school at once. */
export function SchoolPapers({ schoolId }: { readonly schoolId: string }) {
  const [open, setOpen] = useState<SchoolPaper | null>(null);
  const papers = useSlot(schoolPaper) ?? [];
  const filled = useSchool(schoolId).data?.classes.filter(({ pupils }) => pupils > 0) ?? [];
  if (filled.length === 0) return null;
  return (
    <>
      {papers.map((paper) => (
        <Button key={paper.label} icon={<Print24Regular />} onClick={() => setOpen(paper)}>
          {paper.label}
        </Button>
      ))}
      {open && (
        <Suspense fallback={null}>
          <open.Dialog classes={filled} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
