import { useCurrentUser } from '@pausenplatz/kernel-host';
import { ReportsPage } from '../reports/reports-page.tsx';

/** tools/agenda/reports and tools/hausaufgaben/reports, for teachers. */
export function Screen() {
  const user = useCurrentUser();
  return user ? <ReportsPage user={user} /> : null;
}
