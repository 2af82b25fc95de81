import { Button } from '@fluentui/react-components';
import { Print24Regular } from '@fluentui/react-icons/svg/print';
import { useApi } from '@pausenplatz/kernel-browser';
import { useSlot } from '@pausenplatz/kernel-host';
import { notifyRefusal } from '@pausenplatz/kernel-ui';
import { type ComponentProps, Suspense, useState } from 'react';
import { getSchool } from '../../contract/index.ts';
import { useOffice } from '../data.ts';
import { type SchoolPaper, schoolPaper } from '../slots.ts';
import { withThoseBelow } from './schools-below.ts';

interface Opened {
  readonly paper: SchoolPaper;
  readonly classes: ComponentProps<SchoolPaper['Dialog']>['classes'];
}

/** What is printed of all classes of a school, and of the schools below it, at once. */
export function SchoolPapers({ schoolId }: { readonly schoolId: string }) {
  const api = useApi();
  const [open, setOpen] = useState<Opened | null>(null);
  const papers = useSlot(schoolPaper) ?? [];
  const all = useOffice().data?.schools ?? [];
  const school = all.find(({ id }) => id === schoolId);
  const filled = school ? withThoseBelow(school, all).filter(({ classes }) => classes > 0) : [];
  const show = async (paper: SchoolPaper) => {
    const schools = await Promise.all(filled.map(({ id }) => api.call(getSchool, { id })));
    const classes = schools.flatMap((one) =>
      one.classes.filter(({ pupils }) => pupils > 0).map((own) => ({ ...own, school: one.school.name })),
    );
    setOpen({ paper, classes: classes.map(({ id, name, school: at }) => ({ id, name: filled.length > 1 ? `${name} · ${at}` : name })) });
  };
  if (filled.length === 0) return null;
  return (
    <>
      {papers.map((paper) => (
        <Button key={paper.label} icon={<Print24Regular />} onClick={() => void show(paper).catch(notifyRefusal)}>
          {paper.label}
        </Button>
      ))}
      {open && (
        <Suspense fallback={null}>
          <open.paper.Dialog classes={open.classes} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
