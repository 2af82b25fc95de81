import { useProfile } from '../data.ts';
import { ListState } from '@pausenplatz/kernel-ui';
import { DeleteCard } from './delete-card.tsx';
import { ExportCard } from './export-card.tsx';

/** Take everything along, and leave. */
export function DataPart() {
  const query = useProfile();
  return (
    <>
      <ExportCard />
      <ListState query={query} skeleton="form">
        {(profile) => <DeleteCard profile={profile} />}
      </ListState>
    </>
  );
}
